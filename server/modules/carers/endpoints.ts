import { carersContract as contract } from '#contract/carers/contract.ts'
import { implement, type Implemented } from '#server/kernel/module.ts'
import { acceptCarerInvitation, declineCarerInvitation, readCarerInvitation } from './answer-invitation.ts'
import { changeCarerRights, endCare } from './change-care.ts'
import { inviteCarer, resendCarerInvitation, withdrawCarerInvitation } from './invitations.ts'
import { listCarers, listPetsInCare } from './read-carers.ts'

export const carersEndpoints: readonly Implemented[] = [
  implement(contract.listCarers, (platform, { params }, actor) => listCarers(platform, actor, params.id)),
  implement(contract.inviteCarer, (platform, { params, body }, actor) => inviteCarer(platform, actor, params.id, body)),
  implement(contract.resendCarerInvitation, (platform, { params }, actor) => resendCarerInvitation(platform, actor, params.id)),
  implement(contract.withdrawCarerInvitation, (platform, { params }, actor) =>
    withdrawCarerInvitation(platform, actor, params.id),
  ),
  implement(contract.changeCarerRights, (platform, { params, body }, actor) =>
    changeCarerRights(platform, actor, { ...params, ...body }),
  ),
  implement(contract.endCare, (platform, { params }, actor) => endCare(platform, actor, params.id)),
  implement(contract.listPetsInCare, (platform, _input, actor) => listPetsInCare(platform, actor)),
  implement(contract.readCarerInvitation, (platform, { body }) => readCarerInvitation(platform, body.token)),
  implement(contract.acceptCarerInvitation, (platform, { body }, actor) => acceptCarerInvitation(platform, actor, body.token)),
  implement(contract.declineCarerInvitation, (platform, { body }) => declineCarerInvitation(platform, body.token)),
]

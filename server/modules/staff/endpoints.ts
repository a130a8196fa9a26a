import { staffContract as contract } from '#contract/staff/contract.ts'
import { implement, type Implemented } from '#server/kernel/module.ts'
import { acceptInvitation, readInvitation } from './accept-invitation.ts'
import { changeRights } from './change-rights.ts'
import { inviteStaff, listInvitations, resendInvitation, withdrawInvitation } from './invitations.ts'
import { listStaff } from './read-staff.ts'
import { restoreStaff, suspendStaff } from './suspend-staff.ts'

export const staffEndpoints: readonly Implemented[] = [
  implement(contract.listStaff, (platform, _input, actor) => listStaff(platform, actor)),
  implement(contract.changeRights, (platform, { params, body }, actor) => changeRights(platform, actor, { ...params, ...body })),
  implement(contract.suspendStaff, (platform, { params }, actor) => suspendStaff(platform, actor, params.id)),
  implement(contract.restoreStaff, (platform, { params }, actor) => restoreStaff(platform, actor, params.id)),
  implement(contract.listInvitations, (platform, _input, actor) => listInvitations(platform, actor)),
  implement(contract.inviteStaff, (platform, { body }, actor) => inviteStaff(platform, actor, body)),
  implement(contract.resendInvitation, (platform, { params }, actor) => resendInvitation(platform, actor, params.id)),
  implement(contract.withdrawInvitation, (platform, { params }, actor) => withdrawInvitation(platform, actor, params.id)),
  implement(contract.readInvitation, (platform, { body }) => readInvitation(platform, body.token)),
  implement(contract.acceptInvitation, (platform, { body }, _actor, request) => acceptInvitation(platform, body, request)),
]

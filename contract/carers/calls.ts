import type { Call } from '../kernel/call.ts'

const owner = { who: ['patient'], whose: 'party', record: 'pet' } as const
const inviter = { who: ['patient'], whose: 'party', record: 'carerInvitation' } as const
const ownerOfCarer = { who: ['patient'], whose: 'party', record: 'carer' } as const
const patient = { who: ['patient'], whose: 'self' } as const
const anyone = { access: { who: 'anyone', whose: 'public' }, bearer: 'ignored' } as const

/** Who cares for a pet beside its owner, and what they may do for it. Only the owner gives rights. */
export const carersCalls = {
  listCarers: {
    method: 'GET',
    path: '/pets/{id}/carers',
    access: owner,
    summary: 'Who cares for the pet, and invitations that nobody has answered',
  },
  inviteCarer: {
    method: 'POST',
    path: '/pets/{id}/carer-invitations',
    access: owner,
    summary: 'Invite somebody by mail to care',
  },
  resendCarerInvitation: {
    method: 'POST',
    path: '/carer-invitations/{id}/resend',
    access: inviter,
    summary: 'Send a new link; the one before stops working',
  },
  withdrawCarerInvitation: {
    method: 'DELETE',
    path: '/carer-invitations/{id}',
    access: inviter,
    summary: 'Withdraw an invitation; its link stops working',
  },
  changeCarerRights: {
    method: 'PUT',
    path: '/carers/{id}/rights',
    access: ownerOfCarer,
    summary: 'Give and take rights; holds at once',
  },
  endCare: {
    method: 'DELETE',
    path: '/carers/{id}',
    access: ownerOfCarer,
    summary: 'End somebody’s care at once: the owner withdraws it, or the carer leaves',
  },
  listPetsInCare: { method: 'GET', path: '/pets-in-care', access: patient, summary: 'Pets of others that the caller cares for' },
  /** Asked with a body: what opens somebody's records stands in no address and in no log of addresses. */
  readCarerInvitation: {
    method: 'POST',
    path: '/carer-invitations/read',
    ...anyone,
    bearer: 'ignored',
    summary: 'What the link from the mail invites to',
  },
  acceptCarerInvitation: {
    method: 'POST',
    path: '/carer-invitations/accept',
    access: patient,
    summary: 'Care for the pet from now on; the link is spent',
  },
  declineCarerInvitation: {
    method: 'POST',
    path: '/carer-invitations/decline',
    ...anyone,
    bearer: 'ignored',
    summary: 'Decline; the link is spent',
  },
} as const satisfies Record<string, Call>

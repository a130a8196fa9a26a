import type { Call } from '../kernel/call.ts'

const doctor = { who: ['doctor'], whose: 'self' } as const
const employer = { who: ['doctor'], whose: 'party', record: 'staffMember' } as const
const inviter = { who: ['doctor'], whose: 'party', record: 'staffInvitation' } as const
const anyone = { access: { who: 'anyone', whose: 'public' }, bearer: 'ignored' } as const

/** Who works for a doctor, and what they may do. Only the doctor changes any of it. */
export const staffCalls = {
  listStaff: {
    method: 'GET',
    path: '/staff',
    access: { who: ['doctor', 'staff'], whose: 'self' },
    summary: 'The practice’s staff and their rights',
  },
  changeRights: { method: 'PUT', path: '/staff/{id}/rights', access: employer, summary: 'Give and take rights; holds at once' },
  suspendStaff: {
    method: 'POST',
    path: '/staff/{id}/suspend',
    access: employer,
    summary: 'Sign somebody out everywhere, and keep them out until they are restored',
  },
  restoreStaff: { method: 'POST', path: '/staff/{id}/restore', access: employer, summary: 'Let somebody sign in again' },
  listInvitations: {
    method: 'GET',
    path: '/staff-invitations',
    access: doctor,
    summary: 'Invitations that nobody has accepted or withdrawn, newest first',
  },
  inviteStaff: { method: 'POST', path: '/staff-invitations', access: doctor, summary: 'Invite somebody by mail to work here' },
  resendInvitation: {
    method: 'POST',
    path: '/staff-invitations/{id}/resend',
    access: inviter,
    summary: 'Send a new link; the one before stops working',
  },
  withdrawInvitation: {
    method: 'DELETE',
    path: '/staff-invitations/{id}',
    access: inviter,
    summary: 'Withdraw an invitation; its link stops working',
  },
  /** Asked with a body: what opens an account stands in no address and in no log of addresses. */
  readInvitation: {
    method: 'POST',
    path: '/staff-invitations/read',
    ...anyone,
    bearer: 'ignored',
    summary: 'What the link from the mail invites to',
  },
  acceptInvitation: {
    method: 'POST',
    path: '/staff-invitations/accept',
    ...anyone,
    bearer: 'ignored',
    summary: 'Make the account that the link invites to, once, and sign in',
  },
} as const satisfies Record<string, Call>

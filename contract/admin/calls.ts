import type { Call } from '../kernel/call.ts'

const all = { who: ['admin'], whose: 'all' } as const

export const adminCalls = {
  readSummary: {
    method: 'GET',
    path: '/admin/summary',
    access: all,
    summary: "The platform's day in numbers",
  },
  listOutbox: {
    method: 'GET',
    path: '/admin/outbox',
    access: all,
    summary: 'Mails and text messages, newest first',
  },
  readOutboxState: {
    method: 'GET',
    path: '/admin/outbox/state',
    access: all,
    summary: 'What waits on each way and since when, what was given up, and what of a week was put away',
  },
  readOutboxMessage: {
    method: 'GET',
    path: '/admin/outbox/{id}',
    access: { ...all, record: 'outboxMessage' },
    summary: 'One message as it was sent; reading it is audited',
  },
  retryMessages: {
    method: 'POST',
    path: '/admin/outbox/retry',
    access: all,
    summary: 'Send again what was given up; tells for each message what came of it',
  },
  discardMessages: {
    method: 'POST',
    path: '/admin/outbox/discard',
    access: all,
    summary: 'Put messages away that wait or were given up, with a reason; tells for each message what came of it',
  },
  verifyDoctor: {
    method: 'POST',
    path: '/admin/doctors/{id}/verify',
    access: { ...all, record: 'doctor' },
    summary: 'Accept a licence: the doctor can be found and booked',
  },
  refuseDoctor: {
    method: 'POST',
    path: '/admin/doctors/{id}/refuse',
    access: { ...all, record: 'doctor' },
    summary: 'Refuse a licence; the doctor is told the reason',
  },
  listLicences: {
    method: 'GET',
    path: '/admin/licences',
    access: all,
    summary: 'Doctors whose licence was verified, refused or revoked, by name',
  },
  revokeLicence: {
    method: 'POST',
    path: '/admin/doctors/{id}/revoke',
    access: { ...all, record: 'doctor' },
    summary: 'Take a verified licence back: the doctor is neither found nor booked any more; what is booked stays',
  },
  listAudit: {
    method: 'GET',
    path: '/admin/audit',
    access: all,
    summary: 'Who did what to which record, newest first',
  },
} as const satisfies Record<string, Call>

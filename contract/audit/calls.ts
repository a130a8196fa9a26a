import type { Call } from '../kernel/call.ts'

const all = { who: ['admin'], whose: 'all' } as const
const people = ['patient', 'doctor', 'staff', 'pharmacy', 'company'] as const

export const auditCalls = {
  readSeals: {
    method: 'GET',
    path: '/admin/audit-seals',
    access: all,
    summary: 'How far the audit trail is sealed, day by day, and for how long it is kept',
  },
  verifySeals: {
    method: 'POST',
    path: '/admin/audit-seals/verification',
    access: all,
    summary: 'Compute the seals again over what is there; tells the first day that does not match',
  },
  readTrace: {
    method: 'GET',
    path: '/admin/traces/{requestId}',
    access: all,
    summary: 'What is kept of one call: how it went, what it did, which mails it wrote',
  },
  listOfficeLooks: {
    method: 'GET',
    path: '/office-looks',
    access: { who: people, whose: 'self' },
    summary: "Who in the office looked at the caller's account or acted on it, newest first",
  },
  askOffice: {
    method: 'POST',
    path: '/office-looks/{id}/questions',
    access: { who: people, whose: 'party', record: 'officeLook' },
    summary: 'Ask the office why; opens a support request',
  },
} as const satisfies Record<string, Call>

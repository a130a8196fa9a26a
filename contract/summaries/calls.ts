import type { Call } from '../kernel/call.ts'

const written = { who: ['doctor'], whose: 'party', record: 'appointment' } as const

/** What a patient takes home from a visit: written by the doctor during it or after, shared, and corrected by a new one. */
export const summariesCalls = {
  readSummary: {
    method: 'GET',
    path: '/appointments/{id}/summary',
    access: { who: ['patient', 'doctor'], whose: 'party', record: 'appointment' },
    summary: 'The shared summary of a visit; the doctor is answered the draft as well',
  },
  readSummaryPaper: {
    method: 'GET',
    path: '/appointments/{id}/summary/paper',
    access: { who: ['patient', 'doctor'], whose: 'party', record: 'appointment' },
    summary: 'The shared summary as PDF on the doctor’s letterhead, with a code by which it can be checked',
  },
  saveSummary: {
    method: 'PUT',
    path: '/appointments/{id}/summary',
    access: written,
    summary: 'Keeps the draft; refused when it was changed meanwhile',
  },
  shareSummary: {
    method: 'POST',
    path: '/appointments/{id}/summary/share',
    access: written,
    summary: 'The patient can read the draft from now on and is told; what was shared before stays behind it',
    idempotent: true,
  },
} as const satisfies Record<string, Call>

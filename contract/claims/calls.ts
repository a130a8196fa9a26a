import type { Call } from '../kernel/call.ts'

/** What an owner hands to the insurer of an animal. */
export const claimsCalls = {
  readClaim: {
    method: 'GET',
    path: '/appointments/{id}/claim',
    access: { who: ['patient', 'doctor', 'staff'], whose: 'party', record: 'appointment', right: 'invoices' },
    summary: "What an insurer asks for of a pet's finished and paid visit, as data to print",
  },
  readClaimPaper: {
    method: 'GET',
    path: '/appointments/{id}/claim/paper',
    access: { who: ['patient', 'doctor', 'staff'], whose: 'party', record: 'appointment', right: 'invoices' },
    summary: 'The sheet for the insurer as PDF',
  },
} as const satisfies Record<string, Call>

import type { Call } from '../kernel/call.ts'

/** The record taken along, as FHIR R4 or as PDF, and brought back. */
export const fhirCalls = {
  exportRecord: {
    method: 'GET',
    path: '/records/{id}/bundle',
    access: { who: ['patient', 'doctor'], whose: 'party', record: 'subject' },
    summary: 'The whole record as a bundle of FHIR R4; recorded as a reading that takes it along',
  },
  printRecord: {
    method: 'GET',
    path: '/records/{id}/paper',
    access: { who: ['patient', 'doctor'], whose: 'party', record: 'subject' },
    summary: 'The whole record as PDF, in the language that is asked for; recorded as a reading that takes it along',
  },
  importRecord: {
    method: 'POST',
    path: '/records/{id}/bundle',
    access: { who: ['patient'], whose: 'party', record: 'subject' },
    summary: 'Take in what a bundle has and the record has not, as told by the owner; or say what that would be',
  },
} as const satisfies Record<string, Call>

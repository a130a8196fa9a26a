import type { Call } from '../kernel/call.ts'

const doctor = { who: ['doctor'], whose: 'party', record: 'appointment' } as const

/** Visits that a doctor suggests for later. */
export const followUpCalls = {
  readFollowUp: {
    method: 'GET',
    path: '/appointments/{id}/follow-up',
    access: { who: ['patient', 'doctor', 'staff'], whose: 'party', record: 'appointment', right: 'appointments' },
    summary: 'When the doctor would see the patient again, and what for',
  },
  suggestFollowUp: {
    method: 'PUT',
    path: '/appointments/{id}/follow-up',
    access: doctor,
    summary:
      'Suggests another visit in so many weeks or months after a completed one, or changes that; the patient is reminded ahead',
  },
  removeFollowUp: {
    method: 'DELETE',
    path: '/appointments/{id}/follow-up',
    access: doctor,
    summary: 'No further visit is suggested',
  },
  putFollowUpAway: {
    method: 'POST',
    path: '/appointments/{id}/follow-up/put-away',
    access: { who: ['patient'], whose: 'party', record: 'appointment' },
    summary: 'The patient does not want to see the suggestion any more, nor be reminded',
  },
  listFollowUps: {
    method: 'GET',
    path: '/patient/follow-ups',
    access: { who: ['patient'], whose: 'self' },
    summary: 'Visits suggested to the patient that are neither booked nor put away, soonest first',
  },
} as const satisfies Record<string, Call>

import type { Call } from '../kernel/call.ts'

/** What a patient tells before a visit; for its parties alone. */
export const intakeCalls = {
  readIntake: {
    method: 'GET',
    path: '/appointments/{id}/intake',
    access: { who: ['patient', 'doctor', 'staff'], whose: 'party', record: 'appointment', right: 'appointments' },
    summary: 'What the patient told before the visit, and what of it must not wait',
  },
  writeIntake: {
    method: 'PUT',
    path: '/appointments/{id}/intake',
    access: { who: ['patient'], whose: 'party', record: 'appointment' },
    summary: 'Answers the questions before the visit, or changes the answers until it starts; answers what must not wait',
  },
  beginMedium: {
    method: 'POST',
    path: '/appointments/{id}/intake/media',
    access: { who: ['patient'], whose: 'party', record: 'appointment' },
    summary: 'Takes a place for a photo or a video beside the answers, which then comes in parts',
    idempotent: true,
  },
  finishMedium: {
    method: 'POST',
    path: '/intake-media/{id}/finish',
    access: { who: ['patient'], whose: 'party', record: 'intakeMedium' },
    summary: 'Puts a photo or a video whose parts have all come beside the answers, without where and by what it was taken',
  },
  describeMedium: {
    method: 'PUT',
    path: '/intake-media/{id}/description',
    access: { who: ['patient'], whose: 'party', record: 'intakeMedium' },
    summary: 'Says in words what a photo or a video shows, until the visit starts',
  },
  removeMedium: {
    method: 'DELETE',
    path: '/intake-media/{id}',
    access: { who: ['patient'], whose: 'party', record: 'intakeMedium' },
    summary: 'Takes a photo or a video away, or what has come of one, until the visit starts',
  },
} as const satisfies Record<string, Call>

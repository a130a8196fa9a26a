import type { Call } from '../kernel/call.ts'

const byDoctor = { who: ['doctor'], whose: 'party', record: 'subject' } as const

/** What a doctor sets for a person or pet, and who did it. `{id}` of a record is the pet's, or the patient's user id. */
export const careCalls = {
  readCarePlan: {
    method: 'GET',
    path: '/records/{id}/care-plan',
    access: { who: ['patient', 'doctor', 'staff'], whose: 'party', record: 'subject', right: 'history' },
    summary: 'What is set, what is due next, and what was done last',
  },
  proposeVaccinations: {
    method: 'GET',
    path: '/records/{id}/vaccination-proposal',
    access: byDoctor,
    summary:
      'Vaccinations of a dog or cat after the guideline of the WSAVA, by age and by what the record says was given; nothing is kept',
  },
  setCareItems: {
    method: 'POST',
    path: '/records/{id}/care-items',
    access: byDoctor,
    summary: 'Sets one or several items; the owner is told',
    idempotent: true,
  },
  stopCareItem: {
    method: 'POST',
    path: '/care-items/{id}/stop',
    access: { who: ['doctor'], whose: 'party', record: 'careItem' },
    summary: 'From now on it is not asked for any more; what was ticked stays',
  },
  tickCareItem: {
    method: 'POST',
    path: '/care-items/{id}/ticks',
    access: { who: ['patient'], whose: 'party', record: 'careItem' },
    summary: 'Says that it was done. Refused where somebody did it already, naming who and when',
    idempotent: true,
  },
  undoTick: {
    method: 'POST',
    path: '/care-ticks/{id}/undo',
    access: { who: ['patient'], whose: 'party', record: 'careTick' },
    summary: 'Takes a tick back, for some minutes, by whoever ticked',
  },
  listDoses: {
    method: 'GET',
    path: '/care/doses',
    access: { who: ['patient'], whose: 'self' },
    summary: 'Doses of these hours, over the person, their pets and those in their care: one list for all who care',
  },
} as const satisfies Record<string, Call>

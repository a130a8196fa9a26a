import type { Call } from '../kernel/call.ts'

const readers = { who: ['patient', 'doctor', 'staff'], whose: 'party', right: 'history' } as const
const reading = { ...readers, record: 'subject' } as const
const changing = { who: ['patient', 'doctor'], whose: 'party', record: 'observation' } as const
const ofRanges = { who: ['admin'], whose: 'all' } as const

/** What was measured of a person or pet; `{id}` of a record is the pet's, or the patient's user id. */
export const observationsCalls = {
  readMeasurements: {
    method: 'GET',
    path: '/records/{id}/measurements',
    access: reading,
    summary: 'The newest value of each kind with how it stands, and what the caller may add',
  },
  listObservations: {
    method: 'GET',
    path: '/records/{id}/observations',
    access: reading,
    summary: 'What holds, newest first; one kind or all',
  },
  readCourse: {
    method: 'GET',
    path: '/records/{id}/measurements/course',
    access: reading,
    summary: 'One kind over time for a chart, thinned so that no outlier vanishes, with what is usual beside it',
  },
  addObservation: {
    method: 'POST',
    path: '/records/{id}/observations',
    access: { who: ['patient', 'doctor'], whose: 'party', record: 'subject' },
    summary: 'Writes what was measured',
    idempotent: true,
  },
  readObservation: {
    method: 'GET',
    path: '/observations/{id}',
    access: { ...readers, record: 'observation' },
    summary: 'What was measured, with all that it said before',
  },
  correctObservation: {
    method: 'PUT',
    path: '/observations/{id}',
    access: changing,
    summary: 'Another edition over the one that was read; refused when somebody corrected it meanwhile',
  },
  withdrawObservation: {
    method: 'POST',
    path: '/observations/{id}/withdraw',
    access: changing,
    summary: 'Takes it out of what holds, with a reason; it can still be read',
  },
  listObservationRanges: {
    method: 'GET',
    path: '/admin/observation-ranges',
    access: ofRanges,
    summary: 'What is taken to be usual, by kind, species and age, each with its source',
  },
  addObservationRange: {
    method: 'POST',
    path: '/admin/observation-ranges',
    access: ofRanges,
    summary: 'Another range; refused where it overlaps one of the same kind and species',
    idempotent: true,
  },
  changeObservationRange: {
    method: 'PUT',
    path: '/admin/observation-ranges/{id}',
    access: { ...ofRanges, record: 'observationRange' },
    summary: 'Changes a range over the one that was read',
  },
  removeObservationRange: {
    method: 'DELETE',
    path: '/admin/observation-ranges/{id}',
    access: { ...ofRanges, record: 'observationRange' },
    summary: 'Removes a range: values of that age are neither usual nor unusual then',
  },
} as const satisfies Record<string, Call>

import type { Call } from '../kernel/call.ts'

const patient = { who: ['patient'], whose: 'self' } as const
const owner = { who: ['patient'], whose: 'party', record: 'pet' } as const

/** What people say about themselves, and whom they care for. */
export const peopleCalls = {
  changePerson: {
    method: 'PATCH',
    path: '/people/me',
    access: { who: 'signedIn', whose: 'self' },
    summary: 'Name, avatar colour, language and time zone of any account',
  },
  readPatient: { method: 'GET', path: '/patients/me', access: patient, summary: 'The patient’s own profile' },
  changePatient: { method: 'PATCH', path: '/patients/me', access: patient, summary: 'Change the patient’s own profile' },
  listPets: { method: 'GET', path: '/pets', access: patient, summary: 'The patient’s pets' },
  addPet: { method: 'POST', path: '/pets', access: patient, summary: 'Add a pet' },
  readPet: { method: 'GET', path: '/pets/{id}', access: owner, summary: 'One pet' },
  changePet: {
    method: 'PATCH',
    path: '/pets/{id}',
    access: owner,
    summary: 'Change a pet; a list that is sent replaces the kept one',
  },
  archivePet: { method: 'DELETE', path: '/pets/{id}', access: owner, summary: 'Archive a pet; its records stay' },
  restorePet: { method: 'POST', path: '/pets/{id}/restore', access: owner, summary: 'Take a pet out of the archive' },
  choosePicture: {
    method: 'PUT',
    path: '/people/me/picture',
    access: { who: 'signedIn', whose: 'self' },
    summary: 'Show a file as one’s own picture, or none',
  },
  choosePetPicture: {
    method: 'PUT',
    path: '/pets/{id}/picture',
    access: owner,
    summary: 'Show a file as a pet’s picture, or none',
  },
} as const satisfies Record<string, Call>

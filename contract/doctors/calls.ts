import type { Call } from '../kernel/call.ts'

export const doctorsCalls = {
  searchDoctors: {
    method: 'GET',
    path: '/doctors',
    access: { who: 'anyone', whose: 'public' },
    summary:
      'Verified doctors by kind, speciality, complaint, species, mode, language, fee, rating, next free day, words and distance, each with the next free slots',
  },
  listPlaces: {
    method: 'GET',
    path: '/doctor-places',
    access: { who: 'anyone', whose: 'public' },
    summary: 'Towns in which verified doctors have a clinic, each with the middle of them, most doctors first',
  },
  readDoctor: {
    method: 'GET',
    path: '/doctors/{id}',
    access: { who: 'anyone', whose: 'public', record: 'doctor' },
    summary: 'A verified doctor as everybody may see them',
  },
  listReviews: {
    method: 'GET',
    path: '/doctors/{id}/reviews',
    access: { who: 'anyone', whose: 'public', record: 'doctor' },
    summary: 'What patients said about a doctor, newest first',
  },
  readOwnProfile: {
    method: 'GET',
    path: '/doctor/profile',
    access: { who: ['doctor', 'staff'], whose: 'self' },
    summary: "The caller's own profile as patients see it, with the state of the licence",
  },
} as const satisfies Record<string, Call>

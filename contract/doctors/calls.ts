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
  changeProfile: {
    method: 'PUT',
    path: '/doctor/profile',
    access: { who: ['doctor'], whose: 'self' },
    summary:
      'Replaces what patients see; refused (409 `profile_changed`) when it was changed meanwhile. Another speciality waits for verification',
  },
  listProfileChoices: {
    method: 'GET',
    path: '/doctor/profile/choices',
    access: { who: ['doctor', 'staff'], whose: 'self' },
    summary: 'Awards and skills of the reference lists that a profile can name',
  },
  listOwnDoctors: {
    method: 'GET',
    path: '/patient/doctors',
    access: { who: ['patient'], whose: 'self' },
    summary: 'Doctors whom the patient has visits with, last met first, and favourites',
  },
  readOwnDoctor: {
    method: 'GET',
    path: '/patient/doctors/{id}',
    access: { who: ['patient'], whose: 'self' },
    summary: 'One of them; a doctor whom the patient neither met nor chose is not there',
  },
  listFavourites: {
    method: 'GET',
    path: '/patient/favourites',
    access: { who: ['patient'], whose: 'self' },
    summary: 'Ids of the patient’s favourite doctors',
  },
  addFavourite: {
    method: 'PUT',
    path: '/patient/favourites/{id}',
    access: { who: ['patient'], whose: 'self' },
    summary: 'Make a verified doctor a favourite; twice is once',
  },
  removeFavourite: {
    method: 'DELETE',
    path: '/patient/favourites/{id}',
    access: { who: ['patient'], whose: 'self' },
    summary: 'A favourite no more; one that is none stays so',
  },
} as const satisfies Record<string, Call>

import type { Call } from '../kernel/call.ts'

const own = { who: ['doctor', 'pharmacy'], whose: 'self' } as const
const all = { who: ['admin'], whose: 'all' } as const

export const licencesCalls = {
  readOwnLicence: {
    method: 'GET',
    path: '/licence',
    access: own,
    summary: "The caller's licence: number, state, last day, papers, and what waits for a decision",
  },
  handInLicence: {
    method: 'PUT',
    path: '/licence',
    access: own,
    summary: 'Hand the licence in, again after a refusal, or with a later last day: it waits for a decision then',
  },
  listLicenceReviews: {
    method: 'GET',
    path: '/admin/licence-reviews',
    access: all,
    summary: 'Licences of doctors and pharmacies that wait for a decision, longest waiting first',
  },
  readLicenceReview: {
    method: 'GET',
    path: '/admin/licence-reviews/{id}',
    access: { ...all, record: 'licenceReview' },
    summary: 'A licence that waits, with its papers; reading it is audited',
  },
  claimLicenceReview: {
    method: 'POST',
    path: '/admin/licence-reviews/{id}/claim',
    access: { ...all, record: 'licenceReview' },
    summary: 'Take a licence on: for an hour, or what administrators set, no other of them decides on it',
  },
  releaseLicenceReview: {
    method: 'POST',
    path: '/admin/licence-reviews/{id}/release',
    access: { ...all, record: 'licenceReview' },
    summary: 'Leave a licence to others again',
  },
} as const satisfies Record<string, Call>

import type { Call } from '../kernel/call.ts'

const own = { who: ['patient'], whose: 'self' } as const
const lost = { who: ['patient'], whose: 'party', record: 'lostCase' } as const
const sighting = { who: ['patient'], whose: 'party', record: 'sighting' } as const
const anyone = { who: 'anyone', whose: 'public' } as const

/** A code is how the public page is called; it stands on posters. */
export const lostCalls = {
  listLost: {
    method: 'GET',
    path: '/lost-animals',
    access: own,
    summary: 'The caller’s lost animals, and whether they are told of others',
  },
  openLost: {
    method: 'POST',
    path: '/lost-animals',
    access: own,
    summary: 'An animal is lost: its public page, and alerts around. Again answers the same one',
  },
  readLost: { method: 'GET', path: '/lost-animals/{id}', access: lost, summary: 'One of them, with its sightings' },
  closeLost: {
    method: 'POST',
    path: '/lost-animals/{id}/found',
    access: lost,
    summary: 'Found: page, alerts and sightings end, and where it was is forgotten',
  },
  readPoster: {
    method: 'GET',
    path: '/lost-animals/{id}/poster',
    access: lost,
    summary: 'The poster as PDF, in one of six languages',
  },
  judgeSighting: { method: 'PUT', path: '/sightings/{id}', access: sighting, summary: 'The owner says what a sighting is worth' },
  writeToFinder: {
    method: 'POST',
    path: '/sightings/{id}/messages',
    access: sighting,
    summary: 'The owner writes to whoever has seen it; neither learns who or where the other is',
  },
  callByChip: {
    method: 'POST',
    path: '/chip-calls',
    access: { who: ['doctor'], whose: 'self' },
    summary: 'A chip was read: the owner is told by whom. The caller is told no name, only whether somebody was',
  },
  setLostAlerts: {
    method: 'PUT',
    path: '/lost-alerts',
    access: own,
    summary: 'Whether the caller is told of animals lost near their blurred point',
  },
  readLostPage: {
    method: 'POST',
    path: '/lost-pages',
    access: anyone,
    bearer: 'ignored',
    summary: 'The public page of a lost animal by its code',
  },
  reportSighting: {
    method: 'POST',
    path: '/lost-pages/sightings',
    access: anyone,
    bearer: 'ignored',
    summary: 'Somebody without an account saw it; held for the owner alone',
  },
  readLostPicture: {
    method: 'GET',
    path: '/lost-pages/{code}/picture',
    access: anyone,
    bearer: 'ignored',
    summary: 'The animal’s picture, as long as it is lost',
  },
  paintWalked: {
    method: 'POST',
    path: '/lost-pages/walks',
    access: anyone,
    bearer: 'ignored',
    summary: 'Squares of ground that a helper has walked; nobody is told who',
  },
  readFinderThread: {
    method: 'POST',
    path: '/lost-pages/threads',
    access: anyone,
    bearer: 'ignored',
    summary: 'What a finder and the owner wrote to each other, by the token that the sighting was answered with',
  },
  stopFinderMails: {
    method: 'POST',
    path: '/lost-pages/mail-stops',
    access: anyone,
    bearer: 'ignored',
    summary: 'A finder wants no more mails: their address is forgotten',
  },
  writeToOwner: {
    method: 'POST',
    path: '/lost-pages/messages',
    access: anyone,
    bearer: 'ignored',
    summary: 'A finder writes to the owner',
  },
} as const satisfies Record<string, Call>

import type { Call } from '../kernel/call.ts'

const own = { who: ['patient'], whose: 'self' } as const
const tracker = { who: ['patient'], whose: 'party', record: 'tracker' } as const
const zone = { who: ['patient'], whose: 'party', record: 'safeZone' } as const
/** Trackers have no login: their key says who they are. */
const device = { who: 'anyone', whose: 'public' } as const

export const trackersCalls = {
  reportByQuery: {
    method: 'GET',
    path: '/osmand',
    access: device,
    bearer: 'ignored',
    visitorLimit: 'none',
    summary: 'A position in the OsmAnd form, by query. `id` is the key of the tracker',
  },
  report: {
    method: 'POST',
    path: '/osmand',
    access: device,
    bearer: 'ignored',
    visitorLimit: 'none',
    summary: 'Positions in the OsmAnd form, as a form or as JSON',
  },
  listTrackers: {
    method: 'GET',
    path: '/trackers',
    access: own,
    summary: 'Trackers of the own pets and of those in care, with zones',
  },
  registerTracker: {
    method: 'POST',
    path: '/trackers',
    access: own,
    summary: 'Register a tracker to a pet; answers its key once',
  },
  rotateTrackerKey: {
    method: 'POST',
    path: '/trackers/{id}/key',
    access: tracker,
    summary: 'Another key; the one before is worth nothing from now on',
  },
  removeTracker: { method: 'DELETE', path: '/trackers/{id}', access: tracker, summary: 'Forget a tracker and where it was' },
  readTrail: {
    method: 'GET',
    path: '/trackers/{id}/trail',
    access: tracker,
    summary: 'Where it was within a span of a day at most, with stops and walks',
  },
  readDistances: {
    method: 'GET',
    path: '/records/{id}/distances',
    access: { who: ['patient', 'doctor', 'staff'], whose: 'party', record: 'subject', right: 'history' },
    summary: 'How far a pet walked each day, beside its weight; the practice sees it as long as the owner agrees',
  },
  shareDistances: {
    method: 'PUT',
    path: '/pets/{id}/distance-sharing',
    access: { who: ['patient'], whose: 'party', record: 'pet' },
    summary: 'The owner agrees that who treats the pet sees how far it walks, or no longer',
  },
  rehearseEscape: {
    method: 'POST',
    path: '/trackers/{id}/rehearsal',
    access: tracker,
    summary: 'A simulated leaving: the notices go out, marked as a rehearsal, and the delay is told',
  },
  listSitters: {
    method: 'GET',
    path: '/tracker-sitters',
    access: own,
    summary: 'To whom the caller can hand trackers over: people with whom they follow each other',
  },
  handOver: {
    method: 'POST',
    path: '/trackers/{id}/handovers',
    access: tracker,
    summary: 'A sitter sees tracker, zones and notes until the end of a day, then nothing. Again for the same person changes it',
  },
  endHandover: {
    method: 'DELETE',
    path: '/handovers/{id}',
    access: { who: ['patient'], whose: 'party', record: 'handover' },
    summary: 'Ends a handover at once; the owner or the sitter',
  },
  addZone: { method: 'POST', path: '/trackers/{id}/zones', access: tracker, summary: 'A safe zone for the pet of a tracker' },
  changeZone: {
    method: 'PUT',
    path: '/safe-zones/{id}',
    access: zone,
    summary: 'Change a zone; where the pet is now tells nobody anything',
  },
  removeZone: { method: 'DELETE', path: '/safe-zones/{id}', access: zone, summary: 'Remove a safe zone' },
} as const satisfies Record<string, Call>

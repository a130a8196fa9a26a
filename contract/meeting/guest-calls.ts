import type { Call } from '../kernel/call.ts'

/**
 * A guest has no account. What lets them in stands in bodies alone, in no address and no log of addresses: first the link's token, then a
 * secret of their own.
 */
const guest = { access: { who: 'anyone', whose: 'public' }, bearer: 'ignored' } as const
const party = { who: ['patient', 'doctor'], whose: 'party', record: 'appointment' } as const

/** Guests of a visit by video (an interpreter, a co-owner, a second doctor): invited by a link, admitted by the doctor. */
export const guestCalls = {
  makeGuestLink: {
    method: 'POST',
    path: '/meetings/{id}/guest-links',
    access: party,
    summary: 'A link by which one person can ask to come into the call, once, within 15 minutes',
  },
  decideGuest: {
    method: 'POST',
    path: '/meetings/{id}/guests',
    access: { who: ['doctor'], whose: 'party', record: 'appointment' },
    summary: 'Lets a guest in, turns them away, or takes them out of the call; the same again changes nothing',
  },
  readGuestLink: {
    method: 'POST',
    path: '/guest-links/read',
    ...guest,
    summary: 'Whose call a link leads to; 404 `link_over` when it was used, is too old or never was',
  },
  askAsGuest: {
    method: 'POST',
    path: '/guest-links/ask',
    ...guest,
    summary: 'Spends the link: the doctor is asked to let the guest in',
  },
  readGuestCall: {
    method: 'POST',
    path: '/guest-call/read',
    ...guest,
    summary: 'What the doctor decided, and whether the call goes on',
  },
  joinAsGuest: {
    method: 'POST',
    path: '/guest-call/connections',
    ...guest,
    summary: 'An admitted guest comes into the call; an older connection of theirs is taken over',
  },
  renewGuestPresence: {
    method: 'POST',
    path: '/guest-call/presence',
    ...guest,
    summary: 'A sign of life of a connection; answers who is inside',
  },
  sendGuestSignals: {
    method: 'POST',
    path: '/guest-call/signals',
    ...guest,
    summary: 'Signals from the guest’s connection to others; one that is sent again is kept once',
  },
  readGuestSignals: {
    method: 'POST',
    path: '/guest-call/signals/read',
    ...guest,
    summary: 'Signals to the guest’s connection after a position',
  },
  renewGuestRelay: {
    method: 'POST',
    path: '/guest-call/relay',
    ...guest,
    summary: 'Servers by which the browsers find a way to each other',
  },
  enterGuestRoom: {
    method: 'POST',
    path: '/guest-call/room',
    ...guest,
    summary: 'A pass into the room that carries a call of more than four',
  },
  leaveAsGuest: {
    method: 'POST',
    path: '/guest-call/leave',
    ...guest,
    summary: 'A connection of the guest leaves; without one, the guest goes for good or takes the request back',
  },
} as const satisfies Record<string, Call>

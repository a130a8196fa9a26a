import { petSpecies } from '../kernel/animals.ts'

/** The words of the events capability that browser and server share. No zod: screens may import them for nothing. */

export const eventKinds = ['walk', 'meetUp', 'training', 'healthDay', 'adoption', 'charity', 'talk', 'other'] as const
export type EventKind = (typeof eventKinds)[number]

/** Whom an event is for: everybody, people without animals, every animal, or one species. */
export const eventGuestsOf = ['everybody', 'people', 'pets', ...petSpecies] as const
export type EventFor = (typeof eventGuestsOf)[number]

/** Who may read an event: who is signed in, or everybody and search engines too. */
export const eventAudiences = ['members', 'everyone'] as const
export type EventAudience = (typeof eventAudiences)[number]

/** `open → cancelled`; whether an open one is past, the clock says. */
export const eventStates = ['open', 'cancelled'] as const
export type EventState = (typeof eventStates)[number]

/** What a person meets, from the state and the clock. */
export const eventPhases = ['coming', 'running', 'past', 'cancelled'] as const
export type EventPhase = (typeof eventPhases)[number]

/** How somebody stands to an event that is not their own. Who waits goes as soon as a place is free, the first one first. */
export const guestStandings = ['going', 'interested', 'waiting'] as const
export type GuestStanding = (typeof guestStandings)[number]

export const eventSorts = ['soonest', 'nearest'] as const
export type EventSort = (typeof eventSorts)[number]

/** One's own events: those one goes to, waits for or is interested in; those one organises; both, once they are over or cancelled. */
export const ownEventTabs = ['going', 'organised', 'past'] as const
export type OwnEventTab = (typeof ownEventTabs)[number]

export const eventLimits = {
  title: 120,
  placeName: 120,
  reason: 500,
  /** Guests of all standings; also the greatest limit. */
  guests: 1000,
  /** Between start and end. */
  hours: 7 * 24,
  /** Between now and start. */
  daysAhead: 365,
  /** New ones of one person in a day. */
  perDay: 5,
} as const

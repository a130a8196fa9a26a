import type { EventPhase, EventState, GuestStanding } from './values.ts'

/** How full an event is. Its organiser is no guest and takes no place. */
export interface Places {
  /** `null`: as many as like. */
  readonly limit: number | null
  readonly going: number
}

/** How many more may go; `null` without a limit. */
export function placesLeft({ limit, going }: Places): number | null {
  return limit === null ? null : Math.max(0, limit - going)
}

export const isFull = (places: Places): boolean => placesLeft(places) === 0

/**
 * How somebody stands after a wish; `null` where it cannot be had: no place is left for one who would go. Who would wait although there is
 * room goes. Who goes already keeps the place, and who waits the turn.
 */
export function standingAfter(wish: GuestStanding, now: GuestStanding | null, places: Places): GuestStanding | null {
  if (wish === 'interested' || wish === now) return wish
  if (now === 'going') return 'going'
  if (!isFull(places)) return 'going'
  return wish === 'waiting' ? 'waiting' : null
}

/** How many of those who wait can go now. */
export function promotedCount(places: Places, waiting: number): number {
  const left = placesLeft(places)
  return left === null ? waiting : Math.min(left, waiting)
}

/** An event as it is kept, its times in milliseconds. */
export interface EventTimes {
  readonly state: EventState
  readonly startsAt: number
  readonly endsAt: number
}

export function phaseOf({ state, startsAt, endsAt }: EventTimes, now: number): EventPhase {
  if (state === 'cancelled') return 'cancelled'
  if (now < startsAt) return 'coming'
  return now < endsAt ? 'running' : 'past'
}

/** Guests come and go, and the organiser changes it, until it starts. */
export const isChangeable = (event: EventTimes, now: number): boolean => phaseOf(event, now) === 'coming'

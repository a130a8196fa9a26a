import type { EventQuery } from '#contract/events/schemas.ts'
import { eventKinds, eventSorts, type EventSort } from '#contract/events/values.ts'
import type { Position } from '#shared/ui/map/map-place.ts'

/** What the events near by are narrowed by, as it stands in the address. */
export const eventFilters = ['kind', 'place', 'near', 'within'] as const
export type EventFilter = (typeof eventFilters)[number]

/** Offered, in the reader's kilometres or miles. */
export const distanceChoices = [2, 5, 10, 25, 50, 100]
/** Kilometres, where an address holds none; it may hold others, and `any` for no limit. */
export const usualDistance = '50'

export type EventSearch = Partial<Omit<EventQuery, 'cursor' | 'limit'>>

interface Asked {
  filters: Readonly<Record<EventFilter, string>>
  search: string
  sort: string
  position?: Position
}

/** The question to the server. An address can hold anything: what makes no sense is left out. */
export function eventSearchOf({ filters, search, sort, position }: Asked): EventSearch {
  const given = Number(filters.within.trim() || usualDistance)
  const within = given >= 1 && given <= 20_000 ? given : Number(usualDistance)
  const asked: EventSearch = {
    kind: eventKinds.find((kind) => kind === filters.kind),
    search: search.trim().slice(0, 100) || undefined,
    latitude: position?.latitude,
    longitude: position?.longitude,
    maximumDistance: position && filters.within !== 'any' ? within : undefined,
    sort: eventSortOf(sort, position !== undefined),
  }
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined))
}

/** The order to show: nearest first only where we know near to what. */
export function eventSortOf(sort: string, hasPosition: boolean): EventSort {
  return (hasPosition && eventSorts.find((each) => each === sort)) || 'soonest'
}

import type { AppointmentQuery } from '#contract/booking/schemas.ts'

/** As the contract knows them, the first shown first. */
export const visitTabs = ['upcoming', 'past', 'cancelled'] as const satisfies readonly AppointmentQuery['tab'][]
export type VisitTab = (typeof visitTabs)[number]

export type VisitListQuery = Omit<AppointmentQuery, 'cursor' | 'limit'>

/** So many visits are seen at a glance: no table, search, filters or views kept for them. */
export const fewVisits = 8

/** The visits, when they are few and all of them: nothing narrowed down, no further page. `undefined` while that is not known. */
export function allWhenFew<Visit>(
  visits: readonly Visit[] | undefined,
  list: { readonly narrowed: boolean; readonly hasMore: boolean },
): readonly Visit[] | undefined {
  if (!visits || list.narrowed || list.hasMore) return undefined
  return visits.length <= fewVisits ? visits : undefined
}

/** Whether a visit is under way, or should be, at `now` (milliseconds since the epoch). */
export function isNow(visit: { state: string; start: string; end: string }, now: number): boolean {
  if (visit.state === 'in_progress') return true
  const open = visit.state === 'confirmed' || visit.state === 'waiting'
  return open && Date.parse(visit.start) <= now && now < Date.parse(visit.end)
}

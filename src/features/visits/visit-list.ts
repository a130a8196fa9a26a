import type { AppointmentQuery } from '#contract/booking/schemas.ts'
import type { VisitMode } from '#contract/doctors/values.ts'

/** As the contract knows them, the first shown first. */
export const visitTabs = ['upcoming', 'past', 'cancelled'] as const satisfies readonly AppointmentQuery['tab'][]
export type VisitTab = (typeof visitTabs)[number]

const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
const modeOf = (text: string): VisitMode | undefined => (text === 'video' || text === 'clinic' ? text : undefined)

/** What the list asks for; what the address holds and the contract does not know is left out rather than refused. */
export function visitListQuery(
  tab: VisitTab,
  search: string,
  filters: { readonly mode: string; readonly from: string; readonly to: string },
) {
  const mode = modeOf(filters.mode)
  return {
    tab,
    ...(search && { search: search.slice(0, 100) }),
    ...(mode && { mode }),
    ...(isDate(filters.from) && { from: filters.from }),
    ...(isDate(filters.to) && { to: filters.to }),
  }
}
export type VisitListQuery = ReturnType<typeof visitListQuery>

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

import { verdictOf } from '#contract/observations/rules/verdict.ts'
import type { Observation } from '#contract/observations/schemas.ts'
import type { ObservationRow } from '../keeping/editions.ts'
import type { RangesOfSubject } from './ranges-of.ts'

/** A row as readers see it, with how it stands to what was usual at the age of then. */
export function presented(row: ObservationRow & { readonly author_name: string | null }, ranges: RangesOfSubject): Observation {
  const { id, edition, kind, value, second, at, measurer } = row
  return {
    id,
    edition,
    kind,
    value,
    second,
    at,
    isDay: row.is_day,
    measurer,
    by: row.author_name,
    isCorrected: edition > (row.withdrawn_at === null ? 1 : 2),
    verdict: verdictOf({ value, second }, ranges.at(row)),
  }
}

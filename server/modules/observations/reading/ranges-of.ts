import type { Selectable } from 'kysely'
import type { z } from 'zod'
import { monthsBetween } from '#contract/observations/rules/age.ts'
import { rangeAt } from '#contract/observations/rules/verdict.ts'
import type { usualRange } from '#contract/observations/schemas.ts'
import type { ObservationKind } from '#contract/observations/values.ts'
import type { Reader } from '#server/kernel/db.ts'
import type { Subject } from '#server/modules/records/index.ts'
import { dayMeasured } from '../day-measured.ts'
import type { ObservationRow } from '../keeping/editions.ts'
import type { ObservationRangeTable } from '../tables.ts'

export type UsualRange = z.infer<typeof usualRange>

/** What is usual of a subject's species, by kind and age in months. */
export interface RangesOfSubject {
  /** At the age on the day of a measurement. */
  at(measured: Pick<ObservationRow, 'kind' | 'at' | 'is_day'>): UsualRange | null
  /** Whose age is not known. */
  atAnyAge(kind: ObservationKind): UsualRange | null
  of(kind: ObservationKind): readonly UsualRange[]
}

/** All ranges of the subject's species. Species that have no ranges of their own have none. */
export async function rangesOf(db: Reader, { species, kind, birthDate, timeZone }: Subject): Promise<RangesOfSubject> {
  const rows = await db
    .selectFrom('observation_ranges')
    .selectAll()
    .where('species', kind === 'person' ? 'is' : '=', kind === 'person' ? null : species)
    .orderBy('from_months')
    .execute()
  const of = (wanted: ObservationKind) => rows.filter((row) => row.kind === wanted).map(rangeOfRow)
  return {
    of,
    at: (measured) =>
      rangeAt(of(measured.kind), birthDate === null ? null : monthsBetween(birthDate, dayMeasured(measured, timeZone))),
    atAnyAge: (wanted) => rangeAt(of(wanted), null),
  }
}

export const rangeOfRow = (row: Selectable<ObservationRangeTable>): UsualRange => ({
  fromMonths: row.from_months,
  toMonths: row.to_months,
  low: row.low,
  high: row.high,
  secondLow: row.second_low,
  secondHigh: row.second_high,
  source: row.source,
})

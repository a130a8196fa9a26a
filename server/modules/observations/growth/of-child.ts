import { daysBetween } from '#contract/observations/rules/age.ts'
import { centileOf, lmsAt, measureAt, zOfCentile, zScore, type LmsRow } from '#contract/observations/rules/growth.ts'
import { inUnit, kept } from '#contract/observations/rules/measured.ts'
import { drawnCentiles, type ObservationKind } from '#contract/observations/values.ts'
import { addDays, dayIn } from '#contract/kernel/days.ts'
import { startOfDay } from '#server/kernel/wall-clock.ts'
import type { Subject } from '#server/modules/records/index.ts'
import { dayMeasured } from '../day-measured.ts'
import type { ObservationRow } from '../keeping/editions.ts'
import { headForAge } from './head-circumference.ts'
import { heightForAge } from './height.ts'
import { weightForAge } from './weight.ts'

const tables: Partial<Record<ObservationKind, typeof weightForAge>> = {
  weight: weightForAge,
  height: heightForAge,
  head_circumference: headForAge,
}

type Child = Pick<Subject, 'kind' | 'sex' | 'birthDate' | 'timeZone'>
type Measured = Pick<ObservationRow, 'kind' | 'value' | 'at' | 'is_day'>

function tableFor({ kind: who, sex, birthDate }: Child, kind: ObservationKind): { rows: readonly LmsRow[]; born: string } | null {
  const rows = sex === 'male' || sex === 'female' ? tables[kind]?.[sex] : undefined
  return who === 'person' && birthDate !== null && rows ? { rows, born: birthDate } : null
}

/** Where a measurement stands among WHO's children of this age and sex; `null` where WHO has no table for it. */
export function growthOf(child: Child, measured: Measured) {
  const table = tableFor(child, measured.kind)
  const lms = table && lmsAt(table.rows, daysBetween(table.born, dayMeasured(measured, child.timeZone)))
  if (!lms) return null
  const z = zScore(inUnit(measured.kind, measured.value), lms, measured.kind === 'weight')
  return { z: round(z, 2), centile: round(centileOf(z), 1) }
}

/** WHO's centiles from one instant to another, as lines. Empty where WHO has no table. */
export function centilesOver(child: Child, kind: ObservationKind, from: string, to: string) {
  const table = tableFor(child, kind)
  if (!table) return []
  const [first, last] = [from, to].map((at) => daysBetween(table.born, dayIn(child.timeZone, at))) as [number, number]
  const days = [...new Set([first, ...table.rows.map(([day]) => day).filter((day) => day > first && day < last), last])]
  return drawnCentiles.flatMap((centile) => {
    const points = days.flatMap((day) => {
      const lms = lmsAt(table.rows, day)
      if (!lms) return []
      const at = new Date(startOfDay(addDays(table.born, day), child.timeZone)).toISOString()
      return [{ at, value: kept(kind, measureAt(zOfCentile[centile], lms)) }]
    })
    return points.length > 1 ? [{ centile, points }] : []
  })
}

const round = (value: number, decimals: number) => Number(value.toFixed(decimals))

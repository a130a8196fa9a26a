import type { TimeOff } from '#contract/booking/availability-schemas.ts'
import { instantOfWall, wallTimeAt } from '#shared/lib/wall-instant.ts'

type Period = TimeOff['period']

/** Time off as the device's fields hold it: days, or wall times of the doctor's zone. */
export interface PeriodFields {
  readonly kind: Period['kind']
  readonly from: string
  readonly to: string
}

export function fieldsOfPeriod(period: Period | undefined, timeZone: string): PeriodFields {
  if (!period) return { kind: 'days', from: '', to: '' }
  if (period.kind === 'days') return period
  return { kind: 'instants', from: wallTimeAt(period.from, timeZone), to: wallTimeAt(period.to, timeZone) }
}

/** `undefined` while a field is empty or the end does not follow the beginning. */
export function periodOfFields({ kind, from, to }: PeriodFields, timeZone: string): Period | undefined {
  if (kind === 'days') return from && to && from <= to ? { kind, from, to } : undefined
  const [begins, ends] = [instantOfWall(from, timeZone), instantOfWall(to, timeZone)]
  return begins && ends && begins < ends ? { kind, from: begins, to: ends } : undefined
}

import type { Observation } from '#contract/observations/schemas.ts'
import { utcDay } from '#contract/kernel/days.ts'
import { CalendarDay } from '#shared/ui/time/CalendarDay.tsx'
import { When } from '#shared/ui/time/When.tsx'

/** When something was measured, in the reader's zone; the day alone where no more is known. */
export function MeasuredAt({ at, isDay }: Pick<Observation, 'at' | 'isDay'>) {
  return isDay ? <CalendarDay date={utcDay(at)} /> : <When instant={at} />
}

import type { Earnings, EarningsQuery } from '#contract/booking/earnings-schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { forbidden } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { dateOf, dayNumber } from '../slots/calendar.ts'
import { earnedAhead, earnedByDay } from './earnings.ts'
import { partsOf, periodAround } from './earnings-period.ts'
import { beginOf, dayNumberAt, practiceOf } from './practice-calendar.ts'

/** What the doctor's visits of a week, month or year brought in, what of it went back, and what is paid ahead. */
export async function readEarnings({ db, clock }: Platform, actor: Actor, { period, at }: EarningsQuery): Promise<Earnings> {
  const { doctorId } = actor
  if (doctorId === null || !actor.rights.includes('invoices')) throw forbidden()
  const { zone, currency: own } = await practiceOf(db, doctorId)
  const now = clock.now()
  const today = dateOf(dayNumberAt(now.getTime(), zone))
  const asked = periodAround(period, at ?? today)
  const until = new Date(Math.min(now.getTime(), Date.parse(beginOf(dayNumber(asked.to) + 1, zone)) - 1))
  const days = await earnedByDay(db, doctorId, { zone, from: beginOf(dayNumber(asked.from), zone), until })
  const ahead = await earnedAhead(db, doctorId, now)
  const others = [...days.map(({ currency }) => currency), ...ahead.keys()].filter((currency) => currency !== own)
  return {
    period,
    timeZone: zone,
    ...asked,
    today,
    currencies: [own, ...new Set(others.toSorted())].map((currency) => {
      const parts = partsOf(
        period,
        asked,
        days.filter((day) => day.currency === currency),
      )
      const sum = (pick: (part: (typeof parts)[number]) => number) => parts.reduce((total, part) => total + pick(part), 0)
      return {
        currency,
        cameIn: sum(({ cameIn }) => cameIn),
        givenBack: sum(({ givenBack }) => givenBack),
        net: sum(({ net }) => net),
        ahead: ahead.get(currency) ?? 0,
        parts,
      }
    }),
  }
}

import { addDays, countDays } from '../kernel/days.ts'
import type { AutoshipAsk } from './values.ts'
import { toldAheadDays } from './values.ts'

/** The day of the next delivery: so many weeks on, and again as many while that day is not yet to come. */
export function nextDay(dueOn: string, weeks: number, today: string): string {
  const span = weeks * 7
  const missed = Math.max(0, countDays(dueOn, today))
  return addDays(dueOn, (Math.floor(missed / span) + 1) * span)
}

/** The day on which people are told of a delivery: three days ahead, or at once where they chose a day sooner than that. */
export function noticeDay(dueOn: string, chosenOn: string): string {
  const usual = addDays(dueOn, -toldAheadDays)
  return usual > chosenOn ? usual : chosenOn
}

/** When it is delivered if people are told today: where that is later than it should have been, the delivery waits as many days. */
export function dayAfterNotice(dueOn: string, noticeOn: string, today: string): string {
  return addDays(dueOn, Math.max(0, countDays(noticeOn, today)))
}

/** What answers the question that a delivery asks, beside skipping, pausing, changing and ending it. */
export function answersTo(asks: { readonly kind: AutoshipAsk; readonly to: number | null }): ('agree' | 'fewer' | 'again')[] {
  // It goes on by itself once the doctor has decided.
  if (asks.kind === 'on_hold') return []
  if (asks.kind === 'dearer') return ['agree']
  if (asks.kind === 'out_of_stock' && (asks.to ?? 0) > 0) return ['fewer', 'again']
  return ['again']
}

import { bookedStates, unbookedStates } from '#contract/booking/states.ts'

export const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

/** What the counts of a record add up to. */
export function totalOf(counts: Readonly<Record<string, number>>): number {
  return sumOf(Object.values(counts))
}

/** Visits of these counts by state: all but those that were called off or are not paid. */
export const appointmentsOf = (counts: Readonly<Record<string, number>>) =>
  totalOf(counts) - sumOf(unbookedStates.map((state) => counts[state] ?? 0))

/** Visits that are booked and have not ended: a cancelled one does not come. */
export const toComeOf = (counts: Readonly<Record<string, number>>) => sumOf(bookedStates.map((state) => counts[state] ?? 0))

/** Records that one call takes, as the contract says. */
export const mostAtOnce = 100

import { invalid } from '#server/kernel/errors.ts'

/** Has this day begun? Days are ISO texts, which sort as they follow; the contract refuses years before 1900. */
export const isPastDay = (day: string, today: string) => day <= today

/** @throws Refusal naming the field, for a day in the future */
export function refuseUnlessPast(field: string, day: string | null | undefined, today: string): void {
  if (day === null || day === undefined || isPastDay(day, today)) return
  throw invalid(field, 'in_the_future', 'Not later than today')
}

/** What a pet's entries say about time must be possible: nothing measured in the future. */
export function refuseImpossibleEntries(
  entries: { readonly weights?: readonly { readonly date: string }[] },
  today: string,
): void {
  entries.weights?.forEach(({ date }, index) => refuseUnlessPast(`weights.${index}.date`, date, today))
  const days = new Set(entries.weights?.map(({ date }) => date))
  if (entries.weights && days.size < entries.weights.length) throw invalid('weights', 'same_day_twice', 'One weight a day')
}

import type { CorrectedFacts, NewFacts } from '#contract/records/entry-schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { invalid } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { dayIn } from '#server/kernel/wall-clock.ts'
import { refuseBeforeBirth } from '#server/modules/people/index.ts'
import type { Subject } from '../subjects.ts'

/**
 * What has happened is not in the future, by the writer's zone; nothing ends before it begins, or happens before the subject's birth.
 * @throws Refusal 422 naming the field
 */
export function refuseImpossibleDays(
  { clock }: Platform,
  { timeZone }: Actor,
  { birthDate }: Pick<Subject, 'birthDate'>,
  facts: NewFacts | CorrectedFacts,
): void {
  const today = dayIn(timeZone, clock.now())
  const past = (field: string, day: string | null) => {
    refuseBeforeBirth(`facts.${field}`, day, birthDate)
    if (day !== null && day > today) throw invalid(`facts.${field}`, 'future_date', 'This day has not come yet')
  }
  const ordered = (field: string, first: string | null, last: string | null) => {
    if (first !== null && last !== null && last < first)
      throw invalid(`facts.${field}`, 'ends_before_it_begins', 'This is before its beginning')
  }
  if (facts.kind === 'note') return
  if (facts.kind === 'vaccination') {
    past('date', facts.date)
    return ordered('due', facts.date, facts.due)
  }
  if (facts.kind === 'document') return past('date', facts.date)
  past('since', facts.since)
  if (facts.kind === 'allergy') return
  refuseBeforeBirth('facts.until', facts.until, birthDate)
  ordered('until', facts.since, facts.until)
}

import { complaints } from '#contract/doctors/treated.ts'
import type { SpecialityId } from '#contract/doctors/specialities.ts'
import type { IntakeAnswer, IntakeAnswers, IntakeComplaint, IntakeUnit, Question } from '#contract/intake/question.ts'
import { answerFault } from '#contract/intake/rules.ts'
import type { Intake } from '#contract/intake/schemas.ts'
import type { UnitSystem } from '#contract/kernel/unit-systems.ts'

/** Answers as fields hold them: a number as it was typed. */
export type DraftAnswer =
  | Exclude<IntakeAnswer, { kind: 'number' }>
  | { readonly kind: 'number'; readonly text: string; readonly unit: IntakeUnit }

export interface IntakeDraft {
  readonly complaint: IntakeComplaint | ''
  readonly answers: Readonly<Record<string, DraftAnswer>>
}

export function draftOf(told: Intake['told']): IntakeDraft {
  if (!told) return { complaint: '', answers: {} }
  const drafts = Object.entries(told.answers).map(([id, answer]): [string, DraftAnswer] => [
    id,
    answer.kind === 'number' ? { kind: 'number', text: String(answer.value), unit: answer.unit } : answer,
  ])
  return { complaint: told.complaint, answers: Object.fromEntries(drafts) }
}

/** What the contract takes: without what was left empty. */
export function answersOf({ answers }: Pick<IntakeDraft, 'answers'>): IntakeAnswers {
  const given = Object.entries(answers).flatMap(([id, answer]): [string, IntakeAnswer][] => {
    if (answer.kind === 'number')
      return answer.text === '' ? [] : [[id, { kind: 'number', value: Number(answer.text), unit: answer.unit }]]
    return answer.kind === 'words' && answer.words.trim() === '' ? [] : [[id, answer]]
  })
  return Object.fromEntries(given)
}

/** Only what can be: what is still being typed raises no flag. */
export function possibleAnswers(draft: Pick<IntakeDraft, 'answers'>): IntakeAnswers {
  return Object.fromEntries(Object.entries(answersOf(draft)).filter(([id, answer]) => answerFault(id, answer) === null))
}

const imperial: ReadonlySet<IntakeUnit> = new Set(['fahrenheit', 'pound'])

/** The unit that a number is first asked in: the reader's own, where there is one. */
export function usualUnit(question: Extract<Question, { kind: 'number' }>, units: UnitSystem): IntakeUnit {
  const own = question.units.find(({ unit }) => imperial.has(unit) === (units === 'imperial'))
  return (own ?? question.units[0]!).unit
}

/** What somebody may come to this speciality with; `other` always, and last. */
export function complaintsFor(speciality: string): readonly IntakeComplaint[] {
  const seen = complaints.filter(({ specialities }) =>
    (specialities as readonly SpecialityId[]).some((one) => one === speciality),
  )
  return [...seen.map(({ id }) => id), 'other']
}

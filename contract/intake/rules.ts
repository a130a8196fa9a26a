import type { AppointmentState } from '../booking/states.ts'
import type { Condition, IntakeAbout, IntakeAnswer, IntakeAnswers, Question, RedFlag } from './question.ts'
import { questions, redFlags } from './questions.ts'

/** Characters of an answer in words at most. */
export const longestWords = 1000

/** States of a visit in which its patient may still answer: until it begins. */
export const answerableStates = ['pending_payment', 'confirmed', 'waiting'] as const satisfies readonly AppointmentState[]

export function isAnswerable(state: AppointmentState): boolean {
  return answerableStates.some((one) => one === state)
}

/** Questions and flags beside those of the platform are for tests. */
export interface Catalogue {
  readonly questions: readonly Question[]
  readonly redFlags: readonly RedFlag[]
}
const ours: Catalogue = { questions, redFlags }

/** The questions that are asked now, in order: a question that follows from another appears once that one is answered so. */
export function questionsFor(about: IntakeAbout, answers: IntakeAnswers, from: Catalogue = ours): readonly Question[] {
  const asked: Question[] = []
  for (const question of from.questions) {
    const { subjects, complaints, if: condition } = question
    if (subjects && !subjects.includes(about.subject)) continue
    if (complaints && !complaints.includes(about.complaint)) continue
    if (condition && !holds(condition, asked, answers)) continue
    asked.push(question)
  }
  return asked
}

/** What must not wait, emergencies first. Answers of questions that are not asked any more, or that cannot be, say nothing. */
export function flagsOf(about: IntakeAbout, answers: IntakeAnswers, from: Catalogue = ours): readonly RedFlag[] {
  const asked = questionsFor(about, answers, from)
  const raised = from.redFlags.filter(
    ({ subjects, when }) => (!subjects || subjects.includes(about.subject)) && holds(when, asked, answers),
  )
  return [...raised.filter(({ level }) => level === 'emergency'), ...raised.filter(({ level }) => level === 'urgent')]
}

/** Only what was asked, as it is kept. */
export function answersAsked(about: IntakeAbout, answers: IntakeAnswers, from: Catalogue = ours): IntakeAnswers {
  const asked = questionsFor(about, answers, from).flatMap(({ id }): [string, IntakeAnswer][] => {
    const answer = answers[id]
    return answer ? [[id, answer]] : []
  })
  return Object.fromEntries(asked)
}

export type AnswerFault = 'unknown_question' | 'wrong_kind' | 'unknown_option' | 'unknown_unit' | 'out_of_range' | 'too_long'

/** What is wrong with an answer by itself; `null` for one that can be. */
export function answerFault(id: string, answer: IntakeAnswer, from: Catalogue = ours): AnswerFault | null {
  const question = from.questions.find((one) => one.id === id)
  if (!question) return 'unknown_question'
  if (question.kind !== answer.kind) return 'wrong_kind'
  switch (answer.kind) {
    case 'yesNo':
      return null
    case 'words':
      return answer.words.length > longestWords ? 'too_long' : null
    case 'one':
      return optionsOf(question).includes(answer.choice) ? null : 'unknown_option'
    case 'several': {
      const known = answer.choices.every((choice) => optionsOf(question).includes(choice))
      return known && new Set(answer.choices).size === answer.choices.length ? null : 'unknown_option'
    }
    case 'number':
      return numberFault(question, answer)
  }
}

function numberFault(question: Question, { value, unit }: Extract<IntakeAnswer, { kind: 'number' }>): AnswerFault | null {
  const range = unitsOf(question).find((one) => one.unit === unit)
  if (!range) return 'unknown_unit'
  return value >= range.min && value <= range.max ? null : 'out_of_range'
}

/** The number in the question's first unit; `null` where it is in none of its units. */
export function inFirstUnit(question: Question, { value, unit }: Extract<IntakeAnswer, { kind: 'number' }>): number | null {
  const range = unitsOf(question).find((one) => one.unit === unit)
  // Rounded, so that 104 °F is 40 °C and not a little less.
  return range ? Math.round((value - range.less) * range.times * 1000) / 1000 : null
}

/** The question that a condition asks about; the last of several. */
export function askedIn(condition: Condition): string {
  if (!('all' in condition)) return condition.question
  const last = condition.all.at(-1)
  return last ? askedIn(last) : ''
}

function holds(condition: Condition, asked: readonly Question[], answers: IntakeAnswers): boolean {
  if ('all' in condition) return condition.all.every((one) => holds(one, asked, answers))
  const question = asked.find(({ id }) => id === condition.question)
  const answer = answers[condition.question]
  if (!question || !answer || answer.kind !== question.kind) return false
  if ('yes' in condition) return answer.kind === 'yesNo' && answer.yes === condition.yes
  if ('chose' in condition) {
    if (answer.kind === 'one') return condition.chose.includes(answer.choice)
    return answer.kind === 'several' && answer.choices.some((choice) => condition.chose.includes(choice))
  }
  const number = answer.kind === 'number' ? inFirstUnit(question, answer) : null
  return number !== null && number >= condition.atLeast
}

const optionsOf = (question: Question): readonly string[] => ('options' in question ? question.options : [])
const unitsOf = (question: Question) => ('units' in question ? question.units : [])

import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { complaintIds, petSpecies } from '../doctors/treated.ts'
import type { Condition, IntakeAbout, IntakeAnswer, IntakeAnswers, Question } from './question.ts'
import { questions, redFlags } from './questions.ts'
import { answerFault, answersAsked, flagsOf, questionsFor } from './rules.ts'

const all: readonly Question[] = questions
const subjects = ['person', ...petSpecies] as const
const complaints = [...complaintIds, 'other'] as const

/** Some answer to the question, right or of another kind; sometimes none. */
function answerTo(question: Question): fc.Arbitrary<IntakeAnswer> {
  const number = fc.record({
    kind: fc.constant('number' as const),
    value: fc.constantFrom(0, 2, 3, 39.9, 40, 103, 104, 105, 159, 160, 179, 180, 200),
    unit: fc.constantFrom('celsius' as const, 'fahrenheit' as const, 'mmhg' as const, 'times' as const, 'kilogram' as const),
  })
  const options = 'options' in question ? question.options : ['nothing']
  const right = {
    yesNo: fc.record({ kind: fc.constant('yesNo' as const), yes: fc.boolean() }),
    words: fc.record({ kind: fc.constant('words' as const), words: fc.constantFrom('', 'Since Monday') }),
    one: fc.record({ kind: fc.constant('one' as const), choice: fc.constantFrom(...options) }),
    several: fc.record({ kind: fc.constant('several' as const), choices: fc.subarray([...options]) }),
    number,
  }[question.kind] as fc.Arbitrary<IntakeAnswer>
  return fc.oneof({ weight: 8, arbitrary: right }, { weight: 1, arbitrary: number as fc.Arbitrary<IntakeAnswer> })
}
const someAnswers: fc.Arbitrary<IntakeAnswers> = fc
  .tuple(...all.map((question) => fc.option(answerTo(question), { nil: undefined, freq: 4 })))
  .map((list) => Object.fromEntries(all.flatMap(({ id }, place) => (list[place] ? [[id, list[place]]] : []))))
const someAbout: fc.Arbitrary<IntakeAbout> = fc.record({
  subject: fc.constantFrom(...subjects),
  complaint: fc.constantFrom(...complaints),
})

/**
 * The same once more, without order or search: each question by itself, its condition asked of the questions it needs, all the way down.
 */
function isAskedNaively(id: string, about: IntakeAbout, answers: IntakeAnswers): boolean {
  const question = all.find((one) => one.id === id)
  if (question === undefined) return false
  const ofSubject = (question.subjects ?? subjects).some((one) => one === about.subject)
  const ofComplaint = (question.complaints ?? complaints).some((one) => one === about.complaint)
  return ofSubject && ofComplaint && (question.if === undefined || isTrueNaively(question.if, about, answers))
}
function isTrueNaively(condition: Condition, about: IntakeAbout, answers: IntakeAnswers): boolean {
  if ('all' in condition) return condition.all.filter((one) => !isTrueNaively(one, about, answers)).length === 0
  if (!isAskedNaively(condition.question, about, answers)) return false
  const kind = all.find(({ id }) => id === condition.question)!.kind
  const answer = answers[condition.question]
  if (answer?.kind !== kind) return false
  if (answer.kind === 'yesNo') return 'yes' in condition && condition.yes === answer.yes
  if (answer.kind === 'one' || answer.kind === 'several') {
    const chosen = answer.kind === 'one' ? [answer.choice] : [...answer.choices]
    return 'chose' in condition && new Set([...chosen, ...condition.chose]).size < chosen.length + condition.chose.length
  }
  if (answer.kind === 'words' || !('atLeast' in condition)) return false
  const own = {
    temperature: { celsius: answer.value, fahrenheit: ((answer.value - 32) * 5) / 9 },
    systolic: { mmhg: answer.value },
    times: { times: answer.value },
    weight: { kilogram: answer.value, pound: answer.value * 0.45359237 },
  }[condition.question] as Record<string, number> | undefined
  return own !== undefined && answer.unit in own && own[answer.unit]! >= condition.atLeast - 1e-6
}

describe('what is asked and what must not wait', () => {
  it('are the same, asked in another way, for whomever, whatever and however it is answered', () => {
    fc.assert(
      fc.property(someAbout, someAnswers, (about, answers) => {
        const asked = questionsFor(about, answers).map(({ id }) => id)
        expect(asked).toEqual(all.filter(({ id }) => isAskedNaively(id, about, answers)).map(({ id }) => id))
        const flags = flagsOf(about, answers)
        const naive = redFlags.filter(
          (flag) =>
            (!('subjects' in flag) || flag.subjects.some((one) => one === about.subject)) &&
            isTrueNaively(flag.when, about, answers),
        )
        expect(flags.map(({ id }) => id).sort()).toEqual(naive.map(({ id }) => id).sort())
        const levels = flags.map(({ level }) => level)
        expect(levels).toEqual([...levels].sort())
      }),
      { seed: 20_261_123, numRuns: 2000 },
    )
  })

  it('do not change by what was answered to questions that are not asked', () => {
    fc.assert(
      fc.property(someAbout, someAnswers, (about, answers) => {
        const kept = answersAsked(about, answers)
        expect(questionsFor(about, kept)).toEqual(questionsFor(about, answers))
        expect(flagsOf(about, kept)).toEqual(flagsOf(about, answers))
        expect(Object.keys(kept).every((id) => questionsFor(about, kept).some((question) => question.id === id))).toBe(true)
      }),
      { seed: 7, numRuns: 500 },
    )
  })
})

describe('the questions', () => {
  test('name each other and their options rightly, and every flag can be raised', () => {
    const ids = all.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const leaves = (condition: Condition): Exclude<Condition, { all: unknown }>[] =>
      'all' in condition ? condition.all.flatMap(leaves) : [condition]
    for (const condition of [...redFlags.map(({ when }) => when as Condition), ...all.flatMap((one) => one.if ?? [])]) {
      for (const leaf of leaves(condition)) {
        const question = all.find(({ id }) => id === leaf.question)!
        if ('yes' in leaf) expect(question.kind).toBe('yesNo')
        else if ('chose' in leaf)
          expect('options' in question && leaf.chose.every((one) => question.options.includes(one))).toBe(true)
        else
          expect('units' in question && leaf.atLeast > question.units[0]!.min && leaf.atLeast <= question.units[0]!.max).toBe(
            true,
          )
      }
    }
    for (const [place, question] of all.entries())
      for (const leaf of question.if ? leaves(question.if) : []) expect(ids.indexOf(leaf.question)).toBeLessThan(place)
  })

  test('raise what their sources say', () => {
    const chest = { subject: 'person', complaint: 'chest-pain' } as const
    expect(flagsOf(chest, { chestSigns: { kind: 'several', choices: ['spreads'] } }).map(({ id }) => id)).toEqual(['heart'])
    expect(flagsOf(chest, { chestSigns: { kind: 'several', choices: [] } })).toEqual([])
    const fever = { subject: 'person', complaint: 'fever' } as const
    const warm = (value: number, unit: 'celsius' | 'fahrenheit') => ({ temperature: { kind: 'number', value, unit } as const })
    expect(flagsOf(fever, warm(39.9, 'celsius'))).toEqual([])
    expect(flagsOf(fever, warm(104, 'fahrenheit')).map(({ id, level }) => [id, level])).toEqual([['highFever', 'urgent']])
    const stopped = { eating: { kind: 'one', choice: 'nothing' } } as const
    const levelFor = (subject: IntakeAbout['subject']) => flagsOf({ subject, complaint: 'other' }, stopped)[0]?.level
    expect([levelFor('rabbit'), levelFor('cat'), levelFor('dog')]).toEqual(['emergency', 'urgent', undefined])
  })
})

test.each([
  ['pregnant', { kind: 'yesNo', yes: true }, null],
  ['nobodyAsks', { kind: 'yesNo', yes: true }, 'unknown_question'],
  ['pregnant', { kind: 'words', words: 'yes' }, 'wrong_kind'],
  ['since', { kind: 'one', choice: 'years' }, 'unknown_option'],
  ['signsNow', { kind: 'several', choices: ['stroke', 'stroke'] }, 'unknown_option'],
  ['temperature', { kind: 'number', value: 39, unit: 'kilogram' }, 'unknown_unit'],
  ['temperature', { kind: 'number', value: 104, unit: 'celsius' }, 'out_of_range'],
  ['temperature', { kind: 'number', value: 104, unit: 'fahrenheit' }, null],
  ['more', { kind: 'words', words: 'x'.repeat(1001) }, 'too_long'],
] as const)('an answer to %s that is %o: %s', (id, answer, fault) => {
  expect(answerFault(id, answer)).toBe(fault)
})

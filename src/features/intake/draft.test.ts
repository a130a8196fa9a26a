import { expect, test } from 'vitest'
import { answersOf, complaintsFor, draftOf, possibleAnswers, usualUnit } from './draft.ts'

const told = {
  complaint: 'fever' as const,
  answers: { temperature: { kind: 'number' as const, value: 39.5, unit: 'celsius' as const } },
  flags: [],
  at: '2026-11-23T10:00:00.000Z',
}

test('what was told becomes fields and back again', () => {
  const draft = draftOf(told)
  expect(draft.answers['temperature']).toEqual({ kind: 'number', text: '39.5', unit: 'celsius' })
  expect(answersOf(draft)).toEqual(told.answers)
  expect(draftOf(null)).toEqual({ complaint: '', answers: {} })
})

test('what was left empty is not told, and what is still being typed raises nothing', () => {
  const answers = {
    temperature: { kind: 'number', text: '4', unit: 'celsius' },
    weight: { kind: 'number', text: '', unit: 'kilogram' },
    more: { kind: 'words', words: '  ' },
    since: { kind: 'one', choice: 'today' },
  } as const
  expect(Object.keys(answersOf({ answers }))).toEqual(['temperature', 'since'])
  expect(Object.keys(possibleAnswers({ answers }))).toEqual(['since'])
})

test('a speciality is come to with what it sees to, or with something else', () => {
  expect(complaintsFor('gynaecology')).toEqual(['pregnancy', 'other'])
  expect(complaintsFor('no-such')).toEqual(['other'])
})

test('a number is asked in the reader’s units', () => {
  const units = [
    { unit: 'celsius', min: 34, max: 43, hasDecimals: true, less: 0, times: 1 },
    { unit: 'fahrenheit', min: 93, max: 110, hasDecimals: true, less: 32, times: 5 / 9 },
  ] as const
  const question = { id: 'temperature', kind: 'number', units } as const
  expect([usualUnit(question, 'metric'), usualUnit(question, 'imperial')]).toEqual(['celsius', 'fahrenheit'])
  expect(usualUnit({ ...question, units: [units[0]] }, 'imperial')).toBe('celsius')
})

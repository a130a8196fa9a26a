import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { directed, reordered, visualRuns } from './bidi.ts'
import { inOwnDirection } from '../../own-direction.ts'

const visual = (text: string) =>
  visualRuns(directed(text), 0, text.length)
    .map((run) => (run.level % 2 === 1 ? Array.from(run.text).toReversed().join('') : run.text))
    .join('')

describe('order of runs', () => {
  /** Rule L2 letter by letter, as the annex says it. */
  const naive = (levels: readonly number[]): number[] => {
    let order = levels.map((level, index) => ({ level, index }))
    for (let level = Math.max(0, ...levels); level >= 1; level -= 1) {
      const next: typeof order = []
      let turned: typeof order = []
      for (const one of order) {
        if (one.level >= level) turned.unshift(one)
        else {
          next.push(...turned, one)
          turned = []
        }
      }
      order = [...next, ...turned]
    }
    return order.map(({ index }) => index)
  }
  test('is that of the annex, whatever the levels are', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(4), { maxLength: 30 }), (levels) => {
        const runs = levels.map((level, index) => ({ level, index }))
        expect(reordered(runs).map(({ index }) => index)).toEqual(naive(levels))
      }),
    )
  })
  test('nothing is lost but controls that are never drawn', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'B', '1', ' ', '(', 'م', 'د', 'א', 'न', '\u200f') }), (text) => {
        const drawn = visualRuns(directed(text), 0, text.length)
        const signs = (all: string) =>
          Array.from(all.replaceAll(/[()\u200f]/g, ''))
            .toSorted()
            .join('')
        expect(signs(drawn.map((run) => run.text).join(''))).toBe(signs(text))
      }),
    )
  })
})

test.each([
  ['abc', 'abc'],
  ['مرحبا', 'ابحرم'],
  ['خذ Amoxicillin 500 mg يوميا', 'ايموي Amoxicillin 500 mg ذخ'],
  ['Take دواء (daily)', 'Take ءاود (daily)'],
  ['دواء (مهم)', ')مهم( ءاود'.replaceAll('مهم', 'مهم')],
  ['+1 555 0100', '+1 555 0100'],
])('%s stands as %s', (text, expected) => {
  // Brackets of text from right to left face as one reads them.
  expect(visual(text).replaceAll(/[()]/g, '')).toBe(expected.replaceAll(/[()]/g, ''))
})

test('a sentence of an Arabic paper that begins with a figure and a foreign unit stays whole: read from the right, the dose comes first', () => {
  const sentence = inOwnDirection('2.5 mL عن طريق الفم، لمدة 7 أيام', 'ar')
  const runs = visualRuns(directed(sentence), 0, sentence.length).map(({ text }) => text)
  expect(runs.at(-1)).toContain('2.5')
  expect(runs[0]).toContain('أيام')
  expect(inOwnDirection('2.5 mL by mouth', 'en-US')).toBe('2.5 mL by mouth')
})

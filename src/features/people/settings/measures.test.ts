import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readCentimetres, readThousandths, writtenCentimetres, writtenThousandths } from './measures.ts'

it('reads back what it wrote, to the gram and the millimetre', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000_000 }), (value) => {
      expect(readThousandths(writtenThousandths(value))).toBe(value)
      expect(readCentimetres(writtenCentimetres(value))).toBe(value)
    }),
    { seed: 20261120, numRuns: 500 },
  )
})

it('takes a comma or a point, nothing for an empty line, and no number for anything else', () => {
  expect([readThousandths('4,5'), readThousandths(' 4.5 '), readThousandths('4.')]).toEqual([4500, 4500, 4000])
  expect(readThousandths('')).toBeNull()
  expect([readThousandths('abc'), readThousandths('-1'), readThousandths('1,2,3'), readThousandths('1e3')]).toEqual([
    Number.NaN,
    Number.NaN,
    Number.NaN,
    Number.NaN,
  ])
})

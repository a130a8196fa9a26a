import fc from 'fast-check'
import { expect, test } from 'vitest'
import { letterheadDraft } from '#contract/papers/schemas.ts'
import { draftOfValues, keptSignature, valuesOfLetterhead } from './letterhead-values.ts'

const point = fc.record({
  x: fc.double({ min: 0, max: 600, noNaN: true }),
  y: fc.double({ min: 0, max: 200, noNaN: true }),
  pressure: fc.double({ min: 0, max: 1, noNaN: true }),
  time: fc.nat(),
})

test('whatever is drawn, the platform takes it, with its first and last point', () => {
  fc.assert(
    fc.property(fc.array(fc.array(point, { minLength: 1, maxLength: 2000 }), { minLength: 1, maxLength: 4 }), (strokes) => {
      const signature = keptSignature({ kind: 'drawn', strokes, svg: '' })
      const draft = { heading: '', lines: [], footer: '', logoId: null, signature }
      expect(letterheadDraft.safeParse(draft).success).toBe(true)
      if (signature?.kind !== 'drawn') return
      for (const [index, stroke] of signature.strokes.entries()) {
        expect(stroke[0]!.x).toBeCloseTo(strokes[index]![0]!.x, 1)
        expect(stroke.at(-1)!.y).toBeCloseTo(strokes[index]!.at(-1)!.y, 1)
      }
    }),
    { numRuns: 30 },
  )
})

test('what was saved comes back as it was', () => {
  const saved = {
    heading: 'Paws',
    lines: ['Elm Street 12', 'Springfield'],
    footer: '',
    logoId: null,
    signature: { kind: 'typed' as const, name: 'Noor Haddad' },
  }
  const own = { ...saved, revision: 1, logoAddress: null, usual: { heading: '', lines: [] } }
  expect(draftOfValues(valuesOfLetterhead(own))).toEqual(saved)
  expect(draftOfValues({ ...valuesOfLetterhead(own), lines: ' a \n\n b ' }).lines).toEqual(['a', 'b'])
})

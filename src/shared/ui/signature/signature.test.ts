import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paper, scaledStrokes, typedSignature } from './signature.ts'

const seeded = { seed: 20261120 }
const point = fc.record({
  x: fc.double({ min: 0, max: 600, noNaN: true }),
  y: fc.double({ min: 0, max: 200, noNaN: true }),
  pressure: fc.double({ min: 0, max: 1, noNaN: true }),
  time: fc.nat(),
})

describe('strokes', () => {
  it('keep their place on the paper when they are shown on a pad of another size', () => {
    fc.assert(
      fc.property(fc.array(fc.array(point)), fc.integer({ min: 200, max: 1400 }), (strokes, width) => {
        const there = scaledStrokes(strokes, width / paper.width)
        const back = scaledStrokes(there, paper.width / width)
        back.forEach((stroke, place) =>
          stroke.forEach((each, index) => {
            expect(each.x).toBeCloseTo(strokes[place]![index]!.x, 6)
            expect(each.y).toBeCloseTo(strokes[place]![index]!.y, 6)
            expect(each.pressure).toBe(strokes[place]![index]!.pressure)
          }),
        )
      }),
      seeded,
    )
  })
})

describe('a typed signature', () => {
  it('is none without a name', () => {
    expect(typedSignature('   ')).toBeNull()
  })

  it('says the name once trimmed, whatever characters it has, and is one element of text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 }), (name) => {
        const signature = typedSignature(name)
        if (signature?.kind !== 'typed') return name.trim() === ''
        expect(signature.name).toBe(name.trim().replace(/\s+/g, ' '))
        const inside = signature.svg.replace(/^<svg[^>]*><text[^>]*>/, '').replace(/<\/text><\/svg>$/, '')
        return !/[<>"']/.test(inside)
      }),
      seeded,
    )
  })
})

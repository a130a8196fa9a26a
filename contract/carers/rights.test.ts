import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { petRights, rightsGiven, type PetRight } from './rights.ts'

/** Written out by hand: what each choice of rights comes to. */
const table: Readonly<Record<string, readonly PetRight[]>> = {
  '': ['see'],
  book: ['see', 'book'],
  pay: ['see', 'pay'],
  decide: ['see', 'decide'],
  'book pay': ['see', 'book', 'pay'],
  'book decide': ['see', 'book', 'decide'],
  'decide pay': ['see', 'pay', 'decide'],
  'book decide pay': ['see', 'book', 'pay', 'decide'],
}

describe('the rights of a carer', () => {
  it('are those of the table, however they are said', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...petRights), { maxLength: 8 }), (chosen) => {
        const key = [...new Set(chosen)]
          .filter((right) => right !== 'see')
          .toSorted()
          .join(' ')
        expect(rightsGiven(chosen)).toEqual(table[key])
        // Given again, they are the same.
        expect(rightsGiven(rightsGiven(chosen))).toEqual(table[key])
      }),
      { seed: 20261123, numRuns: 500 },
    )
  })
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allSelected, selectedOf, withToggled } from './selection.ts'

const keys = ['a', 'b', 'c', 'd', 'e', 'f']
const key = fc.constantFrom(...keys)
const selected = fc.array(fc.constantFrom(...keys, 'gone')).map((list) => new Set(list))

test('the box above the list tells all, some or none of what is there; what has gone counts nowhere', () => {
  fc.assert(
    fc.property(selected, (chosen) => {
      const shown = selectedOf(keys, chosen)
      expect(shown).not.toContain('gone')
      const all = allSelected(keys, chosen)
      expect(all).toBe(shown.length === 0 ? 'none' : keys.every((one) => chosen.has(one)) ? 'all' : 'some')
    }),
    { seed: 7 },
  )
  expect(allSelected([], new Set(['gone']))).toBe('none')
})

test('toggling changes one row; with shift, all from the one before, both included, either way round', () => {
  fc.assert(
    fc.property(selected, key, fc.boolean(), fc.option(key, { nil: undefined }), (chosen, to, isSelected, from) => {
      const after = withToggled(keys, chosen, to, isSelected, from)
      const [one, other] = [keys.indexOf(from ?? to), keys.indexOf(to)].toSorted((a, b) => a - b)
      for (const [at, each] of keys.entries())
        expect(after.has(each)).toBe(at >= one! && at <= other! ? isSelected : chosen.has(each))
    }),
    { seed: 7 },
  )
  expect([...withToggled(keys, new Set(), 'b', true, 'gone')]).toEqual(['b'])
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pickLots, type SellableLot, sumByProduct } from './rules.ts'

const runs = { seed: 20261124, numRuns: 2000 }
const day = fc.option(fc.constantFrom('2026-12-01', '2026-12-02', '2027-01-01'))
const lots = fc
  .array(fc.record({ expiresOn: day, free: fc.integer({ min: 0, max: 6 }) }), { maxLength: 6 })
  .map((all) => all.map((lot, index) => ({ ...lot, id: `lot-${index}` })))

/** One unit after the other, each from the lot that expires first of those that have any. */
function naivePick(lots: readonly SellableLot[], quantity: number): Map<string, number> | null {
  const free = new Map(lots.map((lot) => [lot.id, lot.free]))
  const picked = new Map<string, number>()
  for (let unit = 0; unit < quantity; unit++) {
    const best = lots
      .filter((lot) => free.get(lot.id)! > 0)
      .reduce<SellableLot | null>((found, lot) => {
        const [date, than] = [lot.expiresOn ?? '9999', found?.expiresOn ?? '9999']
        return found === null || date < than || (date === than && lot.id < found.id) ? lot : found
      }, null)
    if (!best) return null
    free.set(best.id, free.get(best.id)! - 1)
    picked.set(best.id, (picked.get(best.id) ?? 0) + 1)
  }
  return picked
}

test('units come from the lots that expire first, and only when there are enough of them', () => {
  fc.assert(
    fc.property(lots, fc.integer({ min: 1, max: 20 }), (lots, quantity) => {
      const picked = pickLots(lots, quantity)
      const naive = naivePick(lots, quantity)
      expect(picked && new Map(picked.map((part) => [part.lotId, part.quantity]))).toEqual(naive)
    }),
    runs,
  )
})

test('a product on two lines is wanted once, for both', () => {
  expect(
    sumByProduct([
      { productId: 'b', quantity: 1 },
      { productId: 'a', quantity: 2 },
      { productId: 'b', quantity: 3 },
    ]),
  ).toEqual([
    { productId: 'a', quantity: 2 },
    { productId: 'b', quantity: 4 },
  ])
})

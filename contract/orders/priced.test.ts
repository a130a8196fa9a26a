import { expect, it } from 'vitest'
import { isPriced } from './priced.ts'

it('knows no price of a medicine order before its pharmacy has told it; what else costs nothing is free', () => {
  const of = (kind: 'medicine' | 'shop' | 'appointment', amount: number) => isPriced({ kind, total: { amount, currency: 'USD' } })
  expect([of('medicine', 0), of('medicine', 390)]).toEqual([false, true])
  expect([of('shop', 0), of('appointment', 0)]).toEqual([true, true])
})

import { autoshipsContract } from '#contract/autoships/contract.ts'
import { catalogueContract } from '#contract/catalogue/contract.ts'
import { paymentsContract } from '#contract/payments/contract.ts'
import { shopContract } from '#contract/shop/contract.ts'
import { utcDay } from '#contract/kernel/days.ts'
import { advanceAutoship, chargeRun } from '#server/modules/autoships/index.ts'
import { callsOver } from '../../tests/support/call.ts'
import { caller } from './book.ts'
import type { Stage } from './scenarios.ts'

/** Test cards of the sandbox, each with what became of a delivery to it; the last is still to be charged. */
const cards = [
  { number: '4000000000000341', isCharged: true },
  { number: '4000002760003184', isCharged: true },
  { number: '4242424242424242', isCharged: false },
] as const

/**
 * Three regular deliveries of the patient were ordered yesterday: the card of the first was declined, the bank of the second asks for its owner,
 * and the third is being charged. Time stands still here, so their day comes to them.
 */
export async function deliveriesByCard(stage: Stage): Promise<void> {
  const { db, clock } = stage.platform
  const { call } = callsOver(stage.fetch)
  const as = caller(await stage.signIn('patient'))
  const { items: addresses } = await call(shopContract.listAddresses, {}, { as })
  const query = { broughtToMe: 'true', inStock: 'true', withoutPrescription: 'true', sort: 'name', limit: cards.length } as const
  const { items: products } = await call(catalogueContract.listProducts, { query }, { as })
  const dayAt = (days: number) => utcDay(clock.now().getTime() + days * 86_400_000)
  const dueOn = dayAt(-1)
  for (const [index, { number, isCharged }] of cards.entries()) {
    const { id: setupId } = await call(paymentsContract.beginCard, {}, { as })
    const card = { number, expiryMonth: 12, expiryYear: 2035, cvc: '123' }
    const { state } = await call(paymentsContract.confirmSandboxCard, { params: { id: setupId }, body: card }, { as })
    if (state === 'requires_action')
      await call(paymentsContract.answerCardChallenge, { params: { id: setupId }, body: { accept: true } }, { as })
    const saved = await call(paymentsContract.listCards, {}, { as })
    const cardId = saved.find(({ last4 }) => last4 === number.slice(-4))!.id
    const productId = products[index]!.id
    const place = { delivery: 'courier', addressId: addresses[0]!.id } as const
    const priced = { lines: [{ productId, quantity: 1, price: null }], ...place, coupon: null }
    const { total } = await call(shopContract.priceCheckout, { body: priced }, { as })
    const { id } = await call(
      autoshipsContract.startAutoship,
      { body: { productId, quantity: 1, ...place, everyWeeks: 4, nextOn: dayAt(2), expectedTotal: total, cardId } },
      { as, key: `delivery-by-card-${index}` },
    )
    await db.updateTable('autoships').set({ next_on: dueOn, told_for: dueOn, notice_on: dueOn }).where('id', '=', id).execute()
    await advanceAutoship(stage.platform, id)
    if (isCharged) await chargeRun(stage.platform, { autoshipId: id, dueOn })
  }
}

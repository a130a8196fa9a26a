import { adminOrderContract } from '#contract/admin/order-contract.ts'
import { catalogueContract } from '#contract/catalogue/contract.ts'
import { paymentsContract } from '#contract/payments/contract.ts'
import { paths } from '#contract/paths.ts'
import { shopContract } from '#contract/shop/contract.ts'
import { demonstration, newPatient, password, signIn } from '../support/accounts.ts'
import { wordOf } from '../support/navigation.ts'
import { call } from '../support/platform.ts'
import { expect, test } from '../support/test.ts'

const reason = 'The parcel came wet and torn'

/** A paid order of goods to be fetched, dearer than what one administrator gives back alone. */
async function dearOrder() {
  const buyer = await newPatient('Petra Soaked')
  const { items } = await call(catalogueContract.listProducts, {
    query: { inStock: 'true', withoutPrescription: 'true', sort: 'priceDown', limit: 1 },
  })
  const { id: productId, price } = items[0]!
  const quantity = Math.ceil(25_000 / price.amount)
  const input = {
    lines: [{ productId, quantity, price: price.amount }],
    delivery: 'pickup' as const,
    addressId: null,
    coupon: null,
  }
  const { total } = await call(shopContract.priceCheckout, { body: input }, { as: buyer })
  const { orderIds } = await call(shopContract.placeCheckout, { body: { ...input, expectedTotal: total } }, { as: buyer })
  const id = orderIds[0]!
  const payment = await call(paymentsContract.payOrder, { params: { id } }, { as: buyer })
  const card = { number: '4242 4242 4242 4242', expiryMonth: 12, expiryYear: new Date().getUTCFullYear() + 3, cvc: '123' }
  await call(paymentsContract.confirmSandbox, { params: { id: payment.id }, body: card }, { as: buyer })
  return { buyer, id }
}

test('an administrator gives one piece back alone; for all the rest another must agree, and the buyer reads why', async ({
  open,
}) => {
  const { buyer, id } = await dearOrder()
  const first = await open((await demonstration('admin')).login)
  await first.goto(paths.pendingOrderView.link({ id }))
  const giveBack = () => first.getByRole('button', { name: wordOf('admin.orders.verbs.refund') }).click()
  const dialog = first.getByRole('dialog')

  await giveBack()
  await dialog.getByRole('radio', { name: new RegExp(`^${wordOf('admin.orders.ways.refundLines')}`) }).check()
  await dialog.getByRole('combobox').first().selectOption('1')
  await dialog.getByLabel(wordOf('admin.verify.reason')).fill(reason)
  await dialog.getByRole('button', { name: wordOf('admin.orders.submit.refund'), exact: true }).click()
  await expect(first.getByText(wordOf('admin.orders.done.refund'))).toBeVisible()
  await expect(dialog).toBeHidden()

  await giveBack()
  await dialog.getByLabel(wordOf('admin.verify.reason')).fill(reason)
  await dialog.getByRole('button', { name: wordOf('admin.orders.submit.ask') }).click()
  const waiting = first.getByRole('region', { name: wordOf('admin.orders.second.title') })
  await expect(waiting.getByText(wordOf('admin.orders.second.own'))).toBeVisible()
  await expect(waiting.getByRole('button', { name: wordOf('admin.orders.second.agree') })).toHaveCount(0)

  const other = await signIn('second-admin@carenest.test', 'admin', password)
  const second = await open(other.login)
  await second.goto(paths.transactions.link())
  const { number } = (await call(adminOrderContract.listRefundRequests, { query: {} }, { as: other })).items.find(
    ({ order }) => order.id === id,
  )!.order
  await second
    .getByRole('region', { name: wordOf('admin.orders.second.waiting') })
    .getByRole('link', { name: number })
    .click()
  await second.getByRole('button', { name: wordOf('admin.orders.second.agree') }).click()
  await second
    .getByRole('dialog')
    .getByRole('button', { name: wordOf('admin.orders.second.agree') })
    .click()
  await expect(second.getByText(wordOf('admin.orders.second.agreed'))).toBeVisible()
  await expect(waiting, 'who asked sees at once that it is done').toHaveCount(0)

  const own = await open(buyer.login)
  await own.goto(paths.userShopingOrderDetails.link({ id }))
  await expect(own.getByText(reason).first()).toBeVisible()
})

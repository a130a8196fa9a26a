import { couponsContract } from '#contract/coupons/contract.ts'
import { shopContract } from '#contract/shop/contract.ts'
import { pharmacyContract } from '#contract/pharmacy/contract.ts'
import { catalogueContract } from '#contract/catalogue/contract.ts'
import { ledgerContract } from '#contract/ledger/contract.ts'
import { deskSteps } from '#contract/orders/goods-order.ts'
import { demonstration, newPatient, signIn } from '../support/accounts.ts'
import { wordOf } from '../support/navigation.ts'
import { fillCard } from '../support/payment.ts'
import { call } from '../support/platform.ts'
import { expect, test } from '../support/test.ts'

/** Free delivery in the shop, by a company of the demonstration world. */
const coupon = 'BRIGHTWELLSHIP'

const address = {
  recipient: 'Petra Basket',
  phone: null,
  address: { lines: ['1 Willow Lane'], city: 'New York', region: 'NY', postalCode: '10011', country: 'US' },
  isDefault: true,
}

test('a patient buys from two pharmacies with a coupon, is declined once, and gets back what they return; the statement and the books agree', async ({
  open,
  console,
}) => {
  const buyer = await newPatient('Petra Basket')
  // Of one country with the buyer: neither brings abroad.
  const [pharmacy, other] = [await demonstration('pharmacy'), await signIn('pharmacy.10@carenest.test', 'pharmacy')]
  await call(shopContract.addAddress, { body: address }, { as: buyer })
  for (const seller of [pharmacy, other]) {
    const { items } = await call(pharmacyContract.listOwnProducts, { query: {} }, { as: seller })
    const sold = await Promise.all(items.map(({ id }) => call(catalogueContract.readProduct, { params: { id } })))
    const { id, price } = sold.find(({ prescriptionOnly, inStock }) => !prescriptionOnly && inStock)!
    await call(shopContract.setCartLine, { params: { id }, body: { quantity: 2, price: price.amount } }, { as: buyer })
  }

  const company = await demonstration('company')
  const openNet = async () =>
    (await call(couponsContract.listStatements, {}, { as: company })).find(({ number }) => number === null)?.net.amount ?? 0
  const before = await openNet()
  const page = await open(buyer.login)
  await page.goto('/checkout')
  await page.getByLabel(wordOf('orders.coupon.label')).fill(coupon)
  await page.getByRole('button', { name: wordOf('orders.coupon.apply') }).click()
  await expect(page.getByRole('button', { name: wordOf('orders.coupon.remove'), exact: true })).toBeVisible()
  await page.getByRole('button', { name: wordOf('shop.checkout.place') }).click()
  await expect(page).toHaveURL(/order-payment\//)
  await fillCard(page, '4000 0000 0000 0002')
  console.allow(/402/)
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await fillCard(page, '4242 4242 4242 4242')
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await expect(page).toHaveURL(/user-orders/)

  const { items } = await call(shopContract.listOwnOrders, { query: {} }, { as: buyer })
  expect(items.map(({ kind, paymentState }) => ({ kind, paymentState }))).toEqual([
    { kind: 'shop', paymentState: 'paid' },
    { kind: 'shop', paymentState: 'paid' },
  ])
  const { items: atDesk } = await call(pharmacyContract.listDeskOrders, { query: { limit: 50 } }, { as: pharmacy })
  const { id } = items.find((order) => atDesk.some((mine) => mine.id === order.id))!
  for (const step of deskSteps)
    await call(pharmacyContract.takeDeskStep, { params: { id }, body: { step } }, { as: pharmacy, key: `journey-${id}-${step}` })

  await page.goto(`/user-shoping-order-details?id=${id}`)
  await page.getByRole('button', { name: wordOf('shop.order.return') }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('combobox').first().selectOption('1')
  await form.getByRole('textbox').fill('One is broken')
  await form.getByRole('button', { name: wordOf('shop.order.return') }).click()
  await expect(page.getByText(wordOf('shop.order.returns.asked'))).toBeVisible()

  const desk = await open(pharmacy.login)
  await desk.goto(`/p-order-details?id=${id}`)
  await desk.getByRole('button', { name: wordOf('shop.returns.accept') }).click()
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: wordOf('shop.returns.accept') })
    .click()
  await expect(desk.getByText(wordOf('shop.returns.states.accepted')).first()).toBeVisible()
  await expect(page.getByText(wordOf('shop.order.returns.accepted'))).toBeVisible()

  // Both parcels came free, and the company bears it.
  const { items: uses } = await call(couponsContract.listCouponUses, { query: { search: coupon, limit: 10 } }, { as: company })
  expect(uses.map(({ state }) => state)).toEqual(['taken', 'taken'])
  expect(await openNet()).toBe(before + uses.reduce((sum, { discount }) => sum + discount.amount, 0))
  const books = await call(ledgerContract.compareNow, {}, { as: await demonstration('admin') })
  expect(books.sum).toBe(0)
})

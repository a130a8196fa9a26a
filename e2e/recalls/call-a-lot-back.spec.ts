import { catalogueContract } from '#contract/catalogue/contract.ts'
import { pharmacyContract } from '#contract/pharmacy/contract.ts'
import { shopContract } from '#contract/shop/contract.ts'
import { demonstration, newPatient } from '../support/accounts.ts'
import { wordOf } from '../support/navigation.ts'
import { fillCard } from '../support/payment.ts'
import { call } from '../support/platform.ts'
import { expect, test } from '../support/test.ts'

test('a pharmacy calls a lot back; who has a packet is told and gets the money back, and the desk sees it', async ({ open }) => {
  const [buyer, pharmacy] = [await newPatient('Roy Recalled'), await demonstration('pharmacy')]
  const { id } = await call(
    pharmacyContract.addOwnProduct,
    {
      body: {
        sku: `RECALL-${Date.now()}`,
        name: `Eye drops ${Date.now()}`,
        description: '',
        category: 'devices',
        audience: 'people',
        prescriptionOnly: false,
        price: 900,
        lowStock: 1,
        isHidden: false,
      },
    },
    { as: pharmacy, key: `recall-product-${Date.now()}` },
  )
  const lot = { lotId: null, lot: 'EY-100', expiresOn: null, quantity: 5, seenQuantity: 0, reason: 'Delivered' }
  await call(pharmacyContract.saveLot, { params: { id }, body: lot }, { as: pharmacy, key: `recall-lot-${id}` })
  const { name } = await call(catalogueContract.readProduct, { params: { id } })
  await call(shopContract.setCartLine, { params: { id }, body: { quantity: 1, price: 900 } }, { as: buyer })

  const page = await open(buyer.login)
  await page.goto('/checkout')
  await page.getByRole('radio', { name: wordOf('shop.deliveries.pickup') }).check()
  await page.getByRole('button', { name: wordOf('shop.checkout.place') }).click()
  await fillCard(page, '4242 4242 4242 4242')
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await expect(page).toHaveURL(/user-shoping-order-details/)

  const desk = await open(pharmacy.login)
  await desk.goto('/pharma-recalls')
  await desk.getByRole('button', { name: wordOf('recalls.start') }).click()
  const form = desk.getByRole('dialog')
  await form.getByRole('searchbox').fill(name)
  await form.getByLabel(wordOf('recalls.fields.product')).selectOption({ label: name })
  await form.getByLabel(wordOf('recalls.fields.lot')).fill('EY-100')
  await form.getByLabel(wordOf('recalls.fields.reason')).fill('Some bottles leak')
  await expect(form.getByRole('status').filter({ hasText: /people: 1/ })).toBeVisible()
  await form.getByRole('button', { name: wordOf('recalls.start') }).click()
  await expect(desk.getByRole('heading', { name, level: 1 })).toBeVisible()
  await expect(desk.getByText('Roy Recalled')).toBeVisible()

  await page.goto('/recalled-packet')
  await expect(page.getByText('Some bottles leak')).toBeVisible()
  await page.getByRole('button', { name: wordOf('recalls.own.credit') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: wordOf('recalls.own.credit') })
    .click()
  await expect(page.getByText(/went back to you/)).toBeVisible()
  await expect(desk.getByText(wordOf('recalls.states.credited')).first()).toBeVisible()
})

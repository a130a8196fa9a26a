import { catalogueContract } from '#contract/catalogue/contract.ts'
import { shopContract } from '#contract/shop/contract.ts'
import { newPatient } from '../support/accounts.ts'
import { wordOf } from '../support/navigation.ts'
import { call } from '../support/platform.ts'
import { expect, test } from '../support/test.ts'

const address = {
  recipient: 'Rita Regular',
  phone: null,
  address: { lines: ['1 Willow Lane'], city: 'New York', region: 'NY', postalCode: '10011', country: 'US' },
  isDefault: true,
}

test('a patient has something delivered regularly, skips a day, changes it, pauses and ends it', async ({ open }) => {
  const buyer = await newPatient('Rita Regular')
  await call(shopContract.addAddress, { body: address }, { as: buyer })
  const { items } = await call(catalogueContract.listProducts, {
    query: { inStock: 'true', withoutPrescription: 'true', limit: 1 },
  })
  const product = items[0]!
  const page = await open(buyer.login)
  await page.goto(`/ecommerce?id=${product.id}`)
  await page.getByRole('link', { name: wordOf('autoships.link') }).click()
  await expect(page).toHaveURL(/deliver-regularly/)
  await page.getByRole('radio', { name: 'Rita Regular' }).check()
  await expect(page.getByText(wordOf('autoships.priceAbout'))).toBeVisible()
  await page.getByRole('button', { name: wordOf('autoships.start') }).click()
  await expect(page).toHaveURL(/regular-deliveries/)
  const card = page.getByRole('article').filter({ hasText: product.name })
  await expect(card.getByText(wordOf('autoships.states.active'))).toBeVisible()

  await card.getByRole('button', { name: wordOf('autoships.steps.skip') }).click()
  await expect(card.getByText(wordOf('autoships.outcomes.skipped'))).toBeVisible()

  await card.getByRole('button', { name: wordOf('autoships.change') }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel(wordOf('autoships.fields.quantity')).fill('2')
  await form.getByRole('button', { name: wordOf('autoships.save') }).click()
  await expect(form).toBeHidden()
  await expect(card.getByRole('heading')).toContainText('2 ×')

  await card.getByRole('button', { name: wordOf('autoships.steps.pause') }).click()
  await expect(card.getByText(wordOf('autoships.states.paused'))).toBeVisible()
  await page.reload()
  await card.getByRole('button', { name: wordOf('autoships.steps.stop') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: wordOf('autoships.steps.stop') })
    .click()
  await expect(page.getByText(wordOf('autoships.empty'))).toBeVisible()
})

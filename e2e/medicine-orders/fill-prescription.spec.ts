import type { Page } from '@playwright/test'
import { medicineOrdersContract } from '#contract/medicine-orders/contract.ts'
import { shopContract } from '#contract/shop/contract.ts'
import { demonstration, signIn, type SignedIn } from '../support/accounts.ts'
import { wordOf } from '../support/navigation.ts'
import { fillCard } from '../support/payment.ts'
import { call } from '../support/platform.ts'
import { expect, test } from '../support/test.ts'

/** Where the demonstration patient lives; a pharmacy of the demonstration world is around the corner. */
const home = { latitude: 40.7411, longitude: -73.9897 }
const pharmacyName = 'Paws & Health'

/** The patient's prescription that can be filled several times, here not yet sent to the pharmacy around the corner. */
async function refillable(patient: SignedIn): Promise<string> {
  const { items } = await call(shopContract.listOwnOrders, { query: { kind: 'medicine' } }, { as: patient })
  const { id } = items.find(({ state }) => state === 'quoted')!
  return (await call(medicineOrdersContract.readMedicineOrder, { params: { id } }, { as: patient })).prescription.id
}

/** By distance, hours and delivery; answers the order's id. */
async function sendToNearest(page: Page): Promise<string> {
  await page.getByRole('button', { name: wordOf('medicine-orders.send.open') }).click()
  const drawer = page.getByRole('dialog', { name: wordOf('medicine-orders.send.title') })
  await drawer.getByLabel(wordOf('medicine-orders.send.near')).check()
  await drawer.getByLabel(wordOf('medicine-orders.send.delivers')).check()
  const row = drawer.getByRole('listitem').filter({ hasText: pharmacyName })
  await expect(row).toContainText(/\d (mi|km|ft|m)/)
  await expect(row).toContainText(/Open until|Closed now/)
  await expect(row).toContainText(/Delivers for \$/)
  await row.getByRole('button').click()
  await drawer.getByLabel(wordOf('ui.address.line1')).fill('45 Hudson Street')
  await drawer.getByLabel(wordOf('ui.address.zip')).fill('10011')
  await drawer.getByLabel(wordOf('ui.address.city')).fill('New York')
  await drawer.getByRole('button', { name: wordOf('medicine-orders.send.submit') }).click()
  await expect(page).toHaveURL(/user-orders-details\?id=/)
  return new URL(page.url()).searchParams.get('id')!
}

/** From the catalogue, at its price. */
async function quote(desk: Page, id: string): Promise<void> {
  await desk.goto('/new-order-request')
  await desk.locator(`a[href$="${id}"]`).first().click()
  const product = desk.getByLabel(wordOf('medicine-orders.quote.product'), { exact: true })
  const offered = product.locator('option', { hasText: 'Amlodipine' }).first()
  await product.selectOption((await offered.getAttribute('value'))!)
  await desk.getByRole('button', { name: wordOf('medicine-orders.quote.send') }).click()
  await expect(desk.getByText(wordOf('medicine-orders.quote.sent')).first()).toBeVisible()
}

test('a patient chooses a pharmacy near by, takes its price and pays; it fills the prescription to the door, and both see it live', async ({
  open,
}) => {
  const [patient, pharmacy] = [await demonstration('patient'), await signIn('pharmacy.10@carenest.test', 'pharmacy')]
  const page = await open(patient.login, { geolocation: home, permissions: ['geolocation'] })
  await page.goto(`/user-prescription-details?id=${await refillable(patient)}`)
  const id = await sendToNearest(page)

  const desk = await open(pharmacy.login)
  await quote(desk, id)
  await page.getByRole('button', { name: /^Accept quote/ }).click()
  await page.getByRole('link', { name: /^Pay / }).click()
  await fillCard(page, '4242 4242 4242 4242')
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await expect(page).toHaveURL(/user-.*order/)
  await page.goto(`/user-orders-details?id=${id}`)

  await desk.goto(`/pharma-order-details?id=${id}`)
  const step = async (name: 'accept' | 'prepare' | 'dispatch' | 'deliver') => {
    await desk.getByRole('button', { name: wordOf(`pharmacy.steps.${name}`), exact: true }).click()
  }
  await step('accept')
  await step('prepare')
  await desk.getByRole('button', { name: /Amlodipine/ }).click()
  const form = desk.getByRole('dialog')
  await form.getByLabel(wordOf('medicine-orders.dispense.lot')).fill('L77001')
  const why = form.getByLabel(wordOf('medicine-orders.dispense.recentReason'))
  if (await why.isVisible()) await why.fill('The last pack was lost while travelling')
  await form.getByRole('button', { name: wordOf('medicine-orders.dispense.submit') }).click()
  await expect(form).toBeHidden()
  await step('dispatch')
  await step('deliver')
  await expect(page.getByText(/lot L77001/)).toBeVisible()
  await expect(page.getByText(wordOf('orders.events.delivered')).last()).toBeVisible()
})

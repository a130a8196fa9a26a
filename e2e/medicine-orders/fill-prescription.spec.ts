import { shopContract } from '#contract/shop/contract.ts'
import { demonstration } from '../support/accounts.ts'
import { wordOf } from '../support/navigation.ts'
import { fillCard } from '../support/payment.ts'
import { call } from '../support/platform.ts'
import { expect, test } from '../support/test.ts'

test('a patient agrees to a price and pays; the pharmacy fills the prescription to the door, and both see it live', async ({
  open,
}) => {
  const [patient, pharmacy] = [await demonstration('patient'), await demonstration('pharmacy')]
  const { items } = await call(shopContract.listOwnOrders, { query: { kind: 'medicine' } }, { as: patient })
  const { id } = items.find(({ state }) => state === 'quoted')!
  const page = await open(patient.login)
  await page.goto(`/user-orders-details?id=${id}`)
  await page.getByRole('button', { name: /^Accept quote/ }).click()
  await page.getByRole('link', { name: /^Pay / }).click()
  await fillCard(page, '4242 4242 4242 4242')
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await expect(page).toHaveURL(/user-.*order/)
  await page.goto(`/user-orders-details?id=${id}`)

  const desk = await open(pharmacy.login)
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

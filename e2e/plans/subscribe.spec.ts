import { plansContract } from '#contract/plans/contract.ts'
import { demonstration, newPatient } from '../support/accounts.ts'
import { freeTimes, physician } from '../support/appointments.ts'
import { fillCard } from '../support/payment.ts'
import { call } from '../support/platform.ts'
import { expect, test } from '../support/test.ts'

test('a patient chooses a plan, pays it, books with an included visit and ends it', async ({ open }) => {
  const patient = await newPatient('Petra Planner')
  const page = await open(patient.login)
  await page.goto('/user-settings?tab=plan')
  await page.getByRole('button', { name: 'Choose Essential' }).click()
  await expect(page.getByRole('heading', { name: 'Pay now' })).toBeVisible()
  await fillCard(page, '4242 4242 4242 4242')
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await expect(page.getByText('1 of 1')).toBeVisible()

  await page.getByRole('button', { name: 'Add a card' }).click()
  await fillCard(page, '4242 4242 4242 4242')
  await page.getByRole('button', { name: 'Save card' }).click()
  await expect(page.getByText('Visa ending in 4242')).toBeVisible()
  await expect(page.getByText('Is charged', { exact: true })).toBeVisible()

  const doctor = await physician(6)
  const [start] = await freeTimes(doctor.id, 2, 20)
  await page.goto(`/view-doctor-details?id=${doctor.id}&start=${encodeURIComponent(start!)}`)
  const chosen = page.getByRole('region', { name: 'Your choice' })
  await chosen.getByRole('radio', { name: /^Me/ }).check()
  await chosen.getByLabel('What is it about?').fill('A cough for two weeks')
  await expect(chosen.getByText('1 of 1 included visits is left in this period', { exact: false })).toBeVisible()
  await chosen.getByRole('button', { name: 'Book visit' }).click()
  await expect(page.getByRole('heading', { name: 'Your visit is booked' })).toBeVisible()
  await expect(page.getByText('0 of 1 included visits are left in this period.')).toBeVisible()
  await expect(page.getByText('Covered by the plan')).toBeVisible()

  await page.goto('/user-settings?tab=plan')
  await expect(page.getByText('0 of 1')).toBeVisible()
  await page.getByRole('button', { name: 'End the plan' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End the plan' }).click()
  await expect(page.getByText('Ends on')).toBeVisible()
  await page.getByRole('button', { name: 'Go on after all' }).click()
  await expect(page.getByText('Next period from')).toBeVisible()
})

test('an administrator publishes the next version of a plan', async ({ open }) => {
  const admin = await demonstration('admin')
  const page = await open(admin.login)
  await page.goto('/subscription-management')
  const card = page.getByRole('article').filter({ hasText: 'Family' })
  await card.getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await expect(card.getByRole('button', { name: 'Write next version' })).toBeVisible()
  const sold = await call(plansContract.listPlans, {})
  expect(sold.map(({ price }) => price.amount)).toContain(3200)
})

import { couponsContract } from '#contract/coupons/contract.ts'
import { ledgerContract } from '#contract/ledger/contract.ts'
import { demonstration, newPatient } from '../support/accounts.ts'
import { freeTimes, hold, physician } from '../support/appointments.ts'
import { fillCard } from '../support/payment.ts'
import { call } from '../support/platform.ts'
import { expect, test } from '../support/test.ts'

test('a company makes a coupon, a patient uses it, and the company’s statement agrees with the ledger', async ({ open }) => {
  const [company, admin, patient] = [await demonstration('company'), await demonstration('admin'), await newPatient('Cora Saver')]
  const code = `JOURNEY${Date.now().toString(36).toUpperCase()}`
  const openNet = async () => {
    const statements = await call(couponsContract.listStatements, {}, { as: company })
    return statements.find(({ number }) => number === null)?.net.amount ?? 0
  }
  const before = await openNet()

  const desk = await open(company.login)
  await desk.goto('/coupons')
  await desk.getByRole('link', { name: 'New coupon' }).first().click()
  const form = desk.getByRole('dialog', { name: 'New coupon' })
  await form.getByLabel('Code', { exact: true }).fill(code)
  await form.getByRole('button', { name: 'Save as draft' }).click()
  await desk.getByRole('button', { name: `Activate: ${code}` }).click()
  await expect(desk.getByRole('button', { name: `Pause: ${code}` })).toBeVisible()
  await desk.goto('/company-transactions')
  await expect(desk.getByRole('heading', { level: 1 })).toBeVisible()

  const doctor = await physician(4)
  const [start] = await freeTimes(doctor.id, 2, 20)
  const appointment = await hold(patient, doctor.id, start!)
  const page = await open(patient.login)
  await page.goto(`/appointment-payment/${appointment.id}`)
  await page.getByLabel('Coupon code').fill(code)
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByRole('button', { name: `Remove coupon ${code}` })).toBeVisible()
  await fillCard(page, '4242 4242 4242 4242')
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await expect(page.getByRole('heading', { name: 'Your visit is booked' })).toBeVisible()

  // It shows to the company as it happens.
  await expect(desk.getByText(code).first()).toBeVisible()
  await desk.goto(`/company-transactions?tab=statements`)
  await expect(desk.getByText('Open').first()).toBeVisible()
  const { items } = await call(couponsContract.listCouponUses, { query: { search: code } }, { as: company })
  expect(items).toMatchObject([{ code, state: 'taken' }])
  expect(await openNet()).toBe(before + items[0]!.discount.amount)
  const books = await call(ledgerContract.compareNow, {}, { as: admin })
  expect(books.sum).toBe(0)
  const { items: differing } = await call(ledgerContract.listDifferences, { query: { open: 'true' } }, { as: admin })
  expect(differing.filter(({ kind }) => kind === 'coupons_unbilled')).toEqual([])
})

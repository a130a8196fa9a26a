import { accountContract } from '#contract/account/contract.ts'
import { demonstration, newPatient } from '../support/accounts.ts'
import { freeTimes, paidAppointment } from '../support/appointments.ts'
import { call } from '../support/platform.ts'
import { expect, test } from '../support/test.ts'

test('a practice finds a paid order, calls the visit off, and has the credit note; the patient sees the same', async ({ open }, {
  retry,
}) => {
  const name = `Olive Ledger${process.pid}x${retry}`
  const doctor = await demonstration('doctor')
  const { doctorId } = await call(accountContract.me, {}, { as: doctor })
  const patient = await newPatient(name)
  const [start] = await freeTimes(doctorId!, 3, 20)
  const { orderId } = await paidAppointment(patient, doctorId!, start!)

  const office = await open(doctor.login)
  await office.goto('/doctors-completed-order?tab=open')
  await office.getByLabel('Patient or order number').fill(name)
  const row = office.getByRole('row').filter({ hasText: name })
  await row.getByRole('link', { name: /^A-/ }).click()
  await expect(office).toHaveURL(new RegExp(`/doctors-pending-order-details\\?id=${orderId}$`))
  await expect(office.getByRole('heading', { level: 1, name })).toBeVisible()
  await office.getByRole('button', { name: 'Cancel visit' }).click()
  await office.getByRole('dialog').getByRole('button', { name: 'Cancel visit' }).click()
  await expect(office.getByText('was paid back to the patient', { exact: false })).toBeVisible()

  await office.goto('/doctors-invoices?show=credit_note')
  await office.getByLabel('Patient or number').fill(name)
  await row.getByRole('link', { name: /^\d{4}-\d{6}$/ }).click()
  await expect(office.getByRole('region', { name: /^Credit note/ })).toBeVisible()
  await office
    .getByRole('region', { name: /^Credit note/ })
    .getByRole('link')
    .click()
  await expect(office.getByRole('region', { name: /^Invoice/ })).toBeVisible()

  const own = await open(patient.login)
  await own.goto(`/doctor-order-details?id=${orderId}`)
  await expect(own.getByText('Your money is on its way back')).toBeVisible()
  await expect(own.getByRole('link', { name: /^Credit note/ })).toBeVisible()
})

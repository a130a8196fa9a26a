import { bookingContract as booking } from '#contract/booking/contract.ts'
import { newPatient } from '../support/accounts.ts'
import { freeTimes, paidAppointment } from '../support/appointments.ts'
import { call } from '../support/platform.ts'
import { openPractice } from '../support/practices.ts'
import { expect, test } from '../support/test.ts'

test('a doctor would see the patient again: it stands in the summary, and leads to a booking with everything chosen', async ({
  open,
}) => {
  const practice = await openPractice(17)
  const patient = await newPatient('Sia Again')
  const [start] = await freeTimes(practice.id, 0, 1)
  const { id } = await paidAppointment(patient, practice.id, start!)
  const params = { id }
  await call(booking.checkIn, { params }, { as: patient })
  await call(booking.startAppointment, { params }, { as: practice.doctor })
  await call(booking.completeAppointment, { params }, { as: practice.doctor })

  const home = await open(patient.login)
  await home.goto(`/user-appointment-details?id=${id}`)
  const summary = home.getByRole('region', { name: 'After your visit' })
  await expect(summary.getByText('Your doctor is writing', { exact: false })).toBeVisible()

  const office = await open(practice.doctor.login)
  await office.goto(`/appointment-details?id=${id}`)
  const again = office.getByRole('region', { name: 'See again' })
  await again.getByLabel('Again in').fill('6')
  await again.getByLabel('What for').fill('Listen to the lungs')
  await again.getByRole('button', { name: 'Suggest visit' }).click()
  await expect(again.getByText('Listen to the lungs')).toBeVisible()

  // Without reloading: the hub tells the patient's side.
  await expect(summary.getByText('Listen to the lungs')).toBeVisible()
  await summary.getByRole('link', { name: 'Book visit' }).click()
  await expect(home.getByRole('heading', { level: 1, name: practice.name })).toBeVisible()
  // The page of the visit has the doctor's name for a heading, too.
  await expect(home).toHaveURL(/[?&]mode=video(&|$)/)
  const { searchParams } = new URL(home.url())
  expect(searchParams.get('subject')).not.toBeNull()
  const weeks = (Date.parse(searchParams.get('from')!) - Date.parse(start!)) / (7 * 86_400_000)
  expect(Math.abs(weeks - 6)).toBeLessThan(0.2)
})

import { accountContract } from '#contract/account/contract.ts'
import { bookingContract } from '#contract/booking/contract.ts'
import { demonstration, newPatient } from '../support/accounts.ts'
import { freeTimes, paidAppointment } from '../support/appointments.ts'
import { call } from '../support/platform.ts'
import { expect, test } from '../support/test.ts'

test('a time that somebody lets go is kept for the one who waits, and taken with one press', async ({ open }) => {
  const doctor = await demonstration('doctor')
  const { doctorId } = await call(accountContract.me, {}, { as: doctor })
  const other = await newPatient('Lena Early')
  const patient = await newPatient('Mika Later')
  const times = await freeTimes(doctorId!, 24, 34)
  const earlier = await paidAppointment(other, doctorId!, times[2]!)
  const visit = await paidAppointment(patient, doctorId!, times.at(-3)!)
  const page = await open(patient.login)
  await page.goto(`/user-appointment-details?id=${visit.id}`)
  const part = page.getByRole('region', { name: 'Come earlier?' })
  await part.getByRole('button', { name: 'Tell me of earlier times' }).click()
  await expect(part.getByText('Your place: 1')).toBeVisible()
  await call(bookingContract.cancelAppointment, { params: { id: earlier.id }, body: {} }, { as: other })
  // Without reloading: the hub tells of the offer.
  await expect(part.getByText('An earlier time is kept for you alone:')).toBeVisible()
  await expect(part.getByRole('timer')).toHaveText(/^1[45]:/)
  await part.getByRole('button', { name: 'Take this time' }).click()
  await expect(page.getByText('Your visit comes earlier')).toBeVisible()
  const moved = await call(bookingContract.readAppointment, { params: { id: visit.id } }, { as: patient })
  expect(moved.start).toBe(earlier.start)
})

import { bookingContract } from '#contract/booking/contract.ts'
import { maxUnpaid } from '#contract/booking/rules.ts'
import { newPatient } from '../support/accounts.ts'
import { call } from '../support/platform.ts'
import { expect, test } from '../support/test.ts'
import { dayOf, freeTimes, hold, physician } from '../support/appointments.ts'

test('who holds five unpaid times is told so at the sixth, and gets it once one is let go', async ({ open, console }) => {
  console.allow(/the server responded with a status of 409/)
  const [patient, doctor] = [await newPatient('Una Holder'), await physician(9)]
  const free = await freeTimes(doctor.id, 3, 13)
  const starts = [...new Map(free.map((start) => [dayOf(start), start])).values()]
  const held = []
  for (const start of starts.slice(0, maxUnpaid)) held.push(await hold(patient, doctor.id, start))

  const page = await open(patient.login)
  await page.goto(`/view-doctor-details?id=${doctor.id}&mode=video&start=${encodeURIComponent(starts[maxUnpaid]!)}`)
  const chosen = page.getByRole('region', { name: 'Your choice' })
  await chosen.getByRole('radio', { name: /^Me/ }).check()
  await chosen.getByLabel('What is it about?').fill('A cough for two weeks')
  await chosen.getByRole('button', { name: 'Hold this time and pay' }).click()
  await expect(chosen.getByText('You hold 5 times that are not paid for yet.')).toBeVisible()

  await call(bookingContract.cancelAppointment, { params: { id: held[0]!.id }, body: {} }, { as: patient })
  await chosen.getByRole('button', { name: 'Hold this time and pay' }).click()
  await expect(page).toHaveURL(/appointment-payment\//)
})

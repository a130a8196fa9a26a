import { newPatient } from '../support/accounts.ts'
import { fillCard } from '../support/payment.ts'
import { expect, test } from '../support/test.ts'
import { freeTimes, hold, paidAppointment, physician } from '../support/appointments.ts'

test('cancelled well ahead, everything comes back, told before it happens', async ({ open }) => {
  const doctor = await physician(4)
  const patient = await newPatient()
  const [start] = await freeTimes(doctor.id, 3, 20)
  const appointment = await paidAppointment(patient, doctor.id, start!)
  const fee = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(appointment.fee.amount / 100)
  const page = await open(patient.login)
  await page.goto(`/user-appointment-details?id=${appointment.id}`)
  await page.getByRole('button', { name: 'Cancel visit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel this visit?' })
  await expect(dialog.getByText(`You get ${fee} back: all you paid`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel visit' }).click()
  await expect(page.getByText('Your doctor is told.')).toBeVisible()
  await expect(page.getByText(`${fee} goes back to your card.`, { exact: false })).toBeVisible()
  expect(await freeTimes(doctor.id, 3, 20)).toContain(start)
  await page.reload()
  await expect(page.getByText('Cancelled').first()).toBeVisible()
})

test('cancelled within a day, half comes back', async ({ open }) => {
  const doctor = await physician(0, 23)
  const patient = await newPatient()
  const [start] = await freeTimes(doctor.id, 0, 1)
  const appointment = await paidAppointment(patient, doctor.id, start!)
  const page = await open(patient.login)
  await page.goto(`/user-appointment-details?id=${appointment.id}`)
  await page.getByRole('button', { name: 'Cancel visit' }).click()
  await expect(page.getByRole('dialog').getByText(/back: half of the \$/)).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep as it is' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('Confirmed').first()).toBeVisible()
})

test('a visit of today that is moved gives back half as before, which is said before it is moved and when it is cancelled', async ({
  open,
}) => {
  const doctor = await physician(1, 23)
  const patient = await newPatient()
  const [start] = await freeTimes(doctor.id, 0, 1)
  const appointment = await hold(patient, doctor.id, start!)
  const page = await open(patient.login)
  await page.goto(`/appointment-payment/${appointment.id}`)
  await expect(page.getByText('This time is less than 24 hours ahead: if you cancel, you get half back.')).toBeVisible()
  await fillCard(page, '4242 4242 4242 4242')
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await expect(page.getByText('Less than 24 hours are left: if you cancel, you get half back.')).toBeVisible()
  await page.goto(`/user-appointment-details?id=${appointment.id}`)
  await page.getByRole('button', { name: 'Move to another time' }).click()
  const dialog = page.getByRole('dialog', { name: 'Move to another time' })
  await expect(dialog.getByText('Moving does not change what you get back')).toBeVisible()
  await dialog.getByRole('group', { name: 'Free times', exact: true }).getByRole('button').last().click()
  await dialog.getByRole('button', { name: 'Move visit' }).click()
  await expect(page.getByText('Moved to another time')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel visit' }).click()
  const asked = page.getByRole('dialog', { name: 'Cancel this visit?' })
  await expect(asked.getByText(/back: half of the \$/)).toBeVisible()
  await expect(asked.getByText('Moving does not bring the full refund back.')).toBeVisible()
  await expect(asked.getByText('Everything would have come back until')).toHaveCount(0)
})

test('moved to another time, the payment stays and the old time is free again', async ({ open }) => {
  const doctor = await physician(6)
  const patient = await newPatient()
  const [start] = await freeTimes(doctor.id, 3, 20)
  const appointment = await paidAppointment(patient, doctor.id, start!)
  const page = await open(patient.login)
  await page.goto(`/user-appointment-details?id=${appointment.id}`)
  await page.getByRole('button', { name: 'Move to another time' }).click()
  const dialog = page.getByRole('dialog', { name: 'Move to another time' })
  await dialog.getByRole('group', { name: 'Free times', exact: true }).getByRole('button').last().click()
  await expect(
    dialog.getByText(/^If you cancel the moved visit until .+, you get everything back; after that, half\.$/),
  ).toBeVisible()
  await dialog.getByRole('button', { name: 'Move visit' }).click()
  await expect(page.getByText('Your doctor is told, and your payment stays as it is.')).toBeVisible()
  await expect(page.getByText('Moved to another time')).toBeVisible()
  expect(await freeTimes(doctor.id, 3, 20)).toContain(start)
})

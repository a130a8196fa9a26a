import { accountContract } from '#contract/account/contract.ts'
import { demonstration, newPatient } from '../support/accounts.ts'
import { freeTimes, hold } from '../support/appointments.ts'
import { fillCard } from '../support/payment.ts'
import { call } from '../support/platform.ts'
import { expect, test } from '../support/test.ts'

const advice = 'This may be an emergency. Please do not wait for the visit.'

test('a red flag is told before the payment; the answers stand in front of the doctor, and change until the visit starts', async ({
  open,
}) => {
  const doctor = await demonstration('doctor')
  const { doctorId } = await call(accountContract.me, {}, { as: doctor })
  const patient = await newPatient('Uma Asked')
  const times = await freeTimes(doctorId!, 8, 20)
  const appointment = await hold(patient, doctorId!, times.at(-1)!)
  const page = await open(patient.login)
  await page.goto(`/appointment-payment/${appointment.id}?step=questions`)
  await page.getByLabel('What is it mainly about?').selectOption({ label: 'Something else' })
  await page.getByRole('checkbox', { name: 'Pain or pressure in the chest' }).check()
  await expect(page.getByText(advice)).toBeVisible()
  await page.getByRole('radio', { name: 'A few days' }).check()
  await page.getByRole('button', { name: 'Go on to the payment' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Please read this before you pay' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112')
  await page.getByRole('button', { name: 'Go on and pay' }).click()
  await fillCard(page, '4242 4242 4242 4242')
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await expect(page.getByRole('heading', { name: 'Your visit is booked' })).toBeVisible()

  const office = await open(doctor.login)
  await office.goto(`/appointment-details?id=${appointment.id}`)
  const told = office.getByRole('region', { name: 'Before the visit' })
  await expect(told.getByText('Signs of an emergency')).toBeVisible()
  await expect(told.getByText('Pain or pressure in the chest')).toBeVisible()

  await page.goto(`/user-appointment-details?id=${appointment.id}&tab=intake`)
  await page.getByRole('button', { name: 'Change answers' }).click()
  await page.getByRole('checkbox', { name: 'Pain or pressure in the chest' }).uncheck()
  await page.getByRole('button', { name: 'Save answers' }).click()
  await expect(page.getByText('None of these')).toBeVisible()
  // Without reloading: the hub tells the doctor's side that the answers are others.
  await expect(told.getByText('None of these')).toBeVisible()
  await expect(told.getByText('Signs of an emergency')).toHaveCount(0)
})

test('who reads the advice lets the time go without paying', async ({ open }) => {
  const doctor = await demonstration('doctor')
  const { doctorId } = await call(accountContract.me, {}, { as: doctor })
  const patient = await newPatient('Ugo Warned')
  const times = await freeTimes(doctorId!, 8, 20)
  const appointment = await hold(patient, doctorId!, times.at(-2)!)
  const page = await open(patient.login)
  await page.goto(`/appointment-payment/${appointment.id}?step=questions`)
  await page.getByLabel('What is it mainly about?').selectOption({ label: 'Something else' })
  await page.getByRole('checkbox', { name: 'Hard to breathe' }).check()
  await page.getByRole('button', { name: 'Go on to the payment' }).click()
  await page.getByRole('button', { name: 'Let this time go' }).click()
  await page.getByRole('button', { name: 'Let it go' }).click()
  await expect(page.getByRole('heading', { name: 'This visit was called off' })).toBeVisible()
})

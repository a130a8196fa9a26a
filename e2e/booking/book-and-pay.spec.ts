import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { newPatient, password } from '../support/accounts.ts'
import { fillCard, totalShown } from '../support/payment.ts'
import { expect, test } from '../support/test.ts'
import { freeTimes, hold, physician } from '../support/appointments.ts'

/** Ten percent off visits, by a company of the demonstration world. */
const coupon = 'BRIGHTWELL10'

const slots = (page: Page) => page.getByRole('group', { name: 'Free times', exact: true }).getByRole('button')

test('from the search on the home page to the paid visit with its calendar file, signing in on the way', async ({ page }) => {
  const patient = await newPatient('Nora Booker')
  await page.goto('/')
  const search = page.getByRole('form', { name: 'Find a doctor' })
  await search.getByLabel('Speciality').selectOption({ label: 'General practice' })
  await search.getByRole('button', { name: 'Find a doctor' }).click()
  await expect(page).toHaveURL(/doctors-list\?.*speciality=general-practice/)

  await page
    .getByRole('link', { name: /^Book .+ with / })
    .first()
    .click()
  await expect(page).toHaveURL(/view-doctor-details\?.*start=/)
  const chosen = page.getByRole('region', { name: 'Your choice' })
  // The address changes a moment before the screen does; only the new one has this part.
  const when = await chosen.getByRole('heading').innerText()
  const doctor = await page.locator('main h1').innerText()
  await chosen.getByRole('link', { name: 'Sign in and book' }).click()

  await page.getByLabel('E-mail address').fill(patient.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()

  await expect(page).toHaveURL(/view-doctor-details\?.*start=/)
  await expect(chosen.getByRole('heading')).toHaveText(when)
  await chosen.getByRole('radio', { name: /^Me/ }).check()
  await chosen.getByLabel('What is it about?').fill('A cough for two weeks')
  await chosen.getByRole('button', { name: 'Hold this time and pay' }).click()

  await expect(page).toHaveURL(/appointment-payment\//)
  await expect(page.getByText('We hold this time for you for another')).toBeVisible()
  await page.getByRole('button', { name: 'Answer later' }).click()
  await fillCard(page, '4242 4242 4242 4242')
  await page.getByRole('button', { name: /^Pay \$/ }).click()

  await expect(page).toHaveURL(/order-summery\?id=/)
  await expect(page.getByRole('heading', { name: 'Your visit is booked' })).toBeVisible()
  await expect(page.getByText(doctor).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Invoice / })).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Add to calendar' }).click()
  const file = readFileSync(await (await downloading).path(), 'utf8')
  expect(file).toMatch(/^BEGIN:VCALENDAR/)
  expect(file).toContain('BEGIN:VEVENT')

  // Whoever goes back to the time they paid for reads that it is theirs.
  for (let step = 0; step < 6 && !page.url().includes('view-doctor-details'); step += 1) {
    await page.goBack()
    // The payment's page leads on by itself; another step back before that would be taken from another place.
    await expect(page).toHaveURL(/order-summery|view-doctor-details/)
  }
  await expect(page).toHaveURL(/view-doctor-details\?.*start=/)
  await expect(page.getByText('This time is yours')).toBeVisible()
  await expect(page.getByText('This time has just been taken')).toHaveCount(0)
  await page.getByRole('link', { name: 'See visit' }).click()
  await expect(page).toHaveURL(/user-appointment-details\?id=/)

  await page.goto('/user-appointment-list')
  await expect(page.getByText(doctor)).toBeVisible()
  await expect(page.getByText('Confirmed')).toBeVisible()
})

test('a declined card says why and keeps the time; another card pays it once', async ({ open, console }) => {
  console.allow(/the server responded with a status of 402/)
  const patient = await newPatient()
  const doctor = await physician(0)
  const [start] = await freeTimes(doctor.id, 2, 20)
  const appointment = await hold(patient, doctor.id, start!)
  const page = await open(patient.login)
  await page.goto(`/appointment-payment/${appointment.id}`)
  await fillCard(page, '4000 0000 0000 9995')
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await expect(page.getByText('There is too little money on the card.')).toBeVisible()
  await page.goto(`/payment-failed/${appointment.orderId}`)
  await expect(page.getByRole('heading', { name: 'The payment did not go through' })).toBeVisible()
  await page.getByRole('link', { name: 'Try again' }).click()
  await fillCard(page, '4242 4242 4242 4242')
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await expect(page.getByRole('heading', { name: 'Your visit is booked' })).toBeVisible()
  await page.goto(`/payment-failed/${appointment.orderId}`)
  await expect(page.getByRole('heading', { name: 'It is paid after all' })).toBeVisible()
})

test('a card that asks the bank first is paid after the bank is answered', async ({ open }) => {
  const patient = await newPatient()
  const doctor = await physician(1)
  const [start] = await freeTimes(doctor.id, 2, 20)
  const appointment = await hold(patient, doctor.id, start!)
  const page = await open(patient.login)
  await page.goto(`/appointment-payment/${appointment.id}`)
  await fillCard(page, '4000 0025 0000 3155')
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await expect(page.getByRole('heading', { name: 'Your bank asks whether it is you' })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Confirm payment' }).click()
  await expect(page.getByRole('heading', { name: 'Your visit is booked' })).toBeVisible()
})

test('a coupon takes off what the server says, an unknown one says so', async ({ open, console }) => {
  console.allow(/the server responded with a status of 4(04|09|22)/)
  const patient = await newPatient()
  const doctor = await physician(2)
  const [start] = await freeTimes(doctor.id, 2, 20)
  const appointment = await hold(patient, doctor.id, start!)
  const page = await open(patient.login)
  await page.goto(`/appointment-payment/${appointment.id}`)
  await expect(page.getByRole('button', { name: /^Pay \$/ })).toBeVisible()
  const before = await totalShown(page)
  await page.getByLabel('Coupon code').fill('NOBODYKNOWSIT')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('We do not know this code. Please look at it again.')).toBeVisible()
  await page.getByLabel('Coupon code').fill(coupon)
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByRole('button', { name: `Remove coupon ${coupon}` })).toBeVisible()
  await expect.poll(() => totalShown(page)).toBe(before - Math.floor(before / 10))
  await fillCard(page, '4242 4242 4242 4242')
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await expect(page.getByRole('heading', { name: 'Your visit is booked' })).toBeVisible()
  await expect(page.getByText('Discount').first()).toBeVisible()
})

test('a time that somebody else takes meanwhile is said to be gone', async ({ open, console }) => {
  console.allow(/the server responded with a status of 409/)
  const doctor = await physician(3)
  const [start] = await freeTimes(doctor.id, 2, 20)
  const [first, second] = [await newPatient(), await newPatient()]
  const page = await open(first.login)
  await page.goto(`/view-doctor-details?${new URLSearchParams({ id: doctor.id, mode: 'video', start: start! })}`)
  await expect(page.getByRole('region', { name: 'Your choice' })).toBeVisible()
  await hold(second, doctor.id, start!)
  await expect(page.getByText('This time has just been taken')).toBeVisible()
  await expect(slots(page).first()).toBeVisible()
})

import type { Page } from '@playwright/test'
import { setPageClock } from '../../mocks/page/clock.ts'
import { newPatient } from '../support/accounts.ts'
import { freeTimes, hold } from '../support/appointments.ts'
import { begin, seesMovingPicture } from '../support/call.ts'
import { fillCard } from '../support/payment.ts'
import { openPractice } from '../support/practices.ts'
import { expect, test } from '../support/test.ts'

test.describe.configure({ mode: 'serial' })

const hour = 3_600_000

/** The device's clock is so many hours ahead of everybody else's. */
async function goWrong(page: Page, hours: number): Promise<void> {
  await page.addInitScript({ content: `(${setPageClock.toString()})(Date.now() + ${hours * hour}, 'running')` })
}

test('who has a clock an hour wrong has as long to pay as everybody', async ({ open }) => {
  const practice = await openPractice(23)
  for (const hours of [1, -1]) {
    const patient = await newPatient(hours > 0 ? 'Ahead Clockwise' : 'Behind Clockwise')
    const [start] = await freeTimes(practice.id, 2, 3)
    const { id } = await hold(patient, practice.id, start!)
    const page = await open(patient.login)
    await goWrong(page, hours)
    await page.goto(`/appointment-payment/${id}`)
    await expect(page.getByText('We hold this time for you for another')).toBeVisible()
    await expect(page.getByRole('timer').first()).toHaveText(/^1[34]:\d\d$/)
    await fillCard(page, '4242 4242 4242 4242')
    await page.getByRole('button', { name: /^Pay \$/ }).click()
    await expect(page.getByRole('heading', { name: 'Your visit is booked' })).toBeVisible()
  }
})

test('a visit by video with a clock an hour wrong on both sides, each another way', async ({ open }) => {
  const wrong = (page: Page, part: 'patient' | 'doctor') => goWrong(page, part === 'patient' ? 1 : -1)
  const { practice, home, office, patientName } = await begin(open, 24, 'Clara Clock', wrong)
  await seesMovingPicture(home, practice.name)
  await seesMovingPicture(office, patientName)
  await office.getByRole('tab', { name: 'Messages' }).click()
  await office.getByLabel('Message', { exact: true }).fill('Please look up')
  await office.getByRole('button', { name: 'Send' }).click()
  await expect(home.getByRole('status', { name: 'Typed by the doctor' })).toHaveText('Please look up')
  const second = await home.context().newPage()
  await goWrong(second, 1)
  await second.goto('/user-dashboard')
  await expect(second.getByRole('link', { name: 'Back to your call' })).toBeVisible()
  await second.close()
  await office.getByRole('button', { name: 'End visit' }).click()
  await office.getByRole('dialog', { name: 'End this visit?' }).getByRole('button', { name: 'End visit' }).click()
  await expect(home.getByRole('link', { name: 'What to do next' })).toBeVisible()
})

import type { Page } from '@playwright/test'
import { meetingContract } from '#contract/meeting/contract.ts'
import { demonstration, newPatient } from '../support/accounts.ts'
import { wordOf } from '../support/navigation.ts'
import { call } from '../support/platform.ts'
import { expect, test } from '../support/test.ts'

/** Goes through the whole test with the browser's own camera and microphone, and hears the sound. */
async function testConnection(page: Page, address: string) {
  await page.goto(address)
  await page.getByRole('button', { name: wordOf('meeting.test.start') }).click()
  const check = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: wordOf(name), exact: true }) })
  const clear = wordOf('meeting.test.outcomes.clear')
  await expect(check('meeting.test.checks.camera')).toContainText(clear)
  // The browser's microphone beeps once a second.
  await expect(check('meeting.test.checks.microphone')).toContainText(wordOf('meeting.test.microphone.heard'))
  await expect(check('meeting.test.checks.path')).toContainText(wordOf('meeting.test.path.direct'))
  const speaker = check('meeting.test.checks.speaker')
  await speaker.getByRole('button', { name: wordOf('meeting.test.speaker.play') }).click()
  await speaker.getByRole('button', { name: wordOf('meeting.test.speaker.yes') }).click()
  await expect(speaker).toContainText(clear)
  return check
}

test('a patient tests the connection; the result is kept and there the next time', async ({ open }) => {
  const patient = await newPatient('Tess Line')
  const page = await open(patient.login)
  const check = await testConnection(page, '/user-test-connection')
  await expect(check('meeting.test.checks.hub')).toContainText(/Answers/)
  await expect(page.getByText(wordOf('meeting.test.kept.patient'))).toBeVisible()
  await expect(page.getByText(wordOf('meeting.test.summary.clear'))).toBeVisible()
  const { test: kept } = await call(meetingContract.readConnectionTest, {}, { as: patient })
  expect(kept).toMatchObject({
    camera: 'clear',
    microphone: 'clear',
    speaker: 'clear',
    path: 'clear',
    hub: 'clear',
    way: 'direct',
  })

  await page.reload()
  const last = page.getByRole('region', { name: wordOf('meeting.test.last.title') })
  await expect(last.getByText(wordOf('meeting.test.outcomes.clear'))).toHaveCount(5)
})

test('a visitor tests the connection too; nothing is kept, and what needs an account says so', async ({ page }) => {
  const check = await testConnection(page, '/user-test-connection')
  await expect(check('meeting.test.checks.hub')).toContainText(wordOf('meeting.test.outcomes.unchecked'))
  await expect(page.getByText(wordOf('meeting.test.notKept'))).toBeVisible()
})

test('a doctor tests the connection in the practice', async ({ open }) => {
  const doctor = await demonstration('doctor')
  const page = await open(doctor.login)
  await testConnection(page, '/doctor-test-connection')
  await expect(page.getByText(wordOf('meeting.test.kept.doctor'))).toBeVisible()
})

import type { Page } from '@playwright/test'
import { violations } from '../support/accessible.ts'
import { demonstration, newPatient } from '../support/accounts.ts'
import { wordOf } from '../support/navigation.ts'
import { expect, test } from '../support/test.ts'
import { freeTimes, paidAppointment, physician } from '../support/appointments.ts'

const field = (page: Page) => page.getByRole('combobox', { name: wordOf('app.palette.label') })

/** Presses Ctrl K once the page listens: what the server drew is there before its script. */
async function openPalette(page: Page): Promise<void> {
  await expect(page.locator('main h1').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
}

test('a visitor finds a doctor by name, and screens that are open to visitors', async ({ page }) => {
  const doctor = await physician(11)
  await page.goto('/about-us')
  await openPalette(page)
  await page.keyboard.type('doctor')
  await expect(page.getByRole('option', { name: 'Find a doctor' })).toBeVisible()
  await expect(page.getByRole('option', { name: 'Availability' })).toHaveCount(0)
  await field(page).fill(doctor.name)
  await page.getByRole('option', { name: doctor.name }).first().click()
  await expect(page).toHaveURL(/view-doctor-details\?id=/)
  await expect(field(page)).toHaveCount(0)
})

test('a patient opens their visit by keyboard alone; no address names whom they look for; nothing stays after signing out', async ({
  open,
}) => {
  const patient = await newPatient('Paula Lette')
  const doctor = await physician(12)
  const [start] = await freeTimes(doctor.id, 2, 20)
  const appointment = await paidAppointment(patient, doctor.id, start!)
  const page = await open(patient.login)
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(decodeURIComponent(request.url())))
  await page.goto('/user-dashboard')
  await openPalette(page)
  await page.keyboard.type(appointment.number)
  await expect(page.getByRole('group', { name: 'Visits' }).getByRole('option')).toHaveCount(1)
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/user-appointment-details?id=${appointment.id}`)
  // The focus has arrived with the person: at the heading, or in the content while that is on its way.
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)

  await openPalette(page)
  await expect(page.getByRole('group', { name: 'Opened lately' }).getByRole('option')).toHaveCount(1)
  await page.keyboard.type(doctor.name)
  await expect(page.getByRole('option', { name: doctor.name }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  expect(addresses.filter((address) => address.includes(appointment.number) || address.includes(doctor.name))).toEqual([])

  expect(await page.evaluate(() => localStorage.getItem('carenest:recent'))).toContain('user-appointment-details')
  await page.getByRole('button', { name: /^Account/ }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/home$/)
  expect(await page.evaluate(() => localStorage.getItem('carenest:recent'))).toBeNull()
})

test('on a phone the palette fills the screen; shortcuts lead through the workspace', async ({ open }) => {
  const { login } = await demonstration('doctor')
  const page = await open(login, { viewport: { width: 360, height: 740 } })
  await page.goto('/doctor-dashboard')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(field(page)).toBeFocused()
  expect(await page.getByRole('dialog').boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 })
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.keyboard.press('g')
  await page.keyboard.press('a')
  await expect(page).toHaveURL(/doctor-availability$/)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  expect(await violations(page)).toEqual([])
})

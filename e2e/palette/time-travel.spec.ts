import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import type { Page } from '@playwright/test'
import type { FakeExtension } from '#app/dev-tools/extension.ts'
import { newPatient } from '../support/accounts.ts'
import { expect, loginIn, test } from '../support/test.ts'
import { freeTimes, paidAppointment, physician } from '../support/appointments.ts'

declare global {
  interface Window {
    /** The DevTools' side, for a journey to press its buttons. */
    devTools: FakeExtension
  }
}

/** The extension as one script, for the page to have before its own. */
async function extensionScript(): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: fileURLToPath(new URL('extension-page.ts', import.meta.url)), formats: ['iife'], name: 'extension' },
    },
    define: { 'process.env.NODE_ENV': '"production"' },
  })) as Rolldown.RolldownOutput[]
  return built[0]!.output[0].code
}

const moments = (page: Page) => page.evaluate(() => window.devTools.moments())
const jumpTo = (page: Page, moment: number) => page.evaluate((to) => window.devTools.jumpTo(to), moment)

test('a developer jumps back before the sign-in and forth again; the person goes on working, and nothing personal is shown', async ({
  page,
}) => {
  const patient = await newPatient('Tamara Travel')
  const doctor = await physician(13)
  const [start] = await freeTimes(doctor.id, 2, 20)
  const appointment = await paidAppointment(patient, doctor.id, start!)
  await page.addInitScript({ content: await extensionScript() })
  await page.goto('/login')
  await page.getByLabel('E-mail address').fill(patient.email)
  await page.getByLabel('Password', { exact: true }).fill(patient.password)
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  const hello = page.getByRole('heading', { level: 1, name: 'Hello, Tamara Travel' })
  await expect(hello).toBeVisible()
  await page.getByRole('link', { name: 'Appointments' }).first().click()
  await expect(page).toHaveURL(/user-appointment-list/)
  await expect(page.getByText(doctor.name).first()).toBeVisible()
  const login = await loginIn(page)
  expect(login?.userType).toBe(0)

  const bearers: (string | undefined)[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) bearers.push(request.headers()['authorization'])
  })
  const present = (await moments(page)) - 1
  expect(present).toBeGreaterThan(8)
  for (const moment of [0, Math.floor(present / 2), 1, 0]) {
    await jumpTo(page, moment)
    // Whatever moment is shown, the person is where they were, signed in.
    await expect(page).toHaveURL(/user-appointment-list/)
    expect(await loginIn(page)).toEqual(login)
  }
  await page.evaluate(() => window.devTools.jumpToPresent())
  await expect(page.getByText(doctor.name).first()).toBeVisible()

  await page.locator('main a[href*="user-appointment-details"]').first().click()
  await expect(page).toHaveURL(`/user-appointment-details?id=${appointment.id}`)
  await expect(page.getByText(appointment.number).first()).toBeVisible()
  expect(bearers.filter((bearer) => bearer !== `Bearer ${login!.accessToken.token}`)).toEqual([])

  const shown = JSON.stringify(await page.evaluate(() => window.devTools.shown()))
  expect(shown).toContain('· readAppointment')
  for (const secret of [
    'Tamara',
    patient.email,
    doctor.name,
    'A cough',
    appointment.number,
    login!.accessToken.token,
    login!.refreshToken.token,
  ])
    expect(shown).not.toContain(secret)
})

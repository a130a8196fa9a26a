import type { Page } from '@playwright/test'
import { offlineMessage, routeFailureMessage, toastTitle } from '#contract/kernel/specified.ts'
import { scriptsOf } from '../support/build.ts'
import { expect, test } from '../support/test.ts'
import { toastOf } from '../support/toasts.ts'

const [script] = scriptsOf('screens/public/AboutUs.tsx')
const link = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'About us' })

test.beforeEach(({ console }) => {
  console.allow(/net::ERR_(FAILED|INTERNET_DISCONNECTED)/)
  console.allow(/Failed to fetch dynamically imported module|Unable to preload/)
})

test('a screen whose script does not come: a toast, the person stays, and the next click works', async ({ page }) => {
  await page.route(`**${script}`, (route) => route.abort('failed'))
  await page.goto('/contact-us')
  await link(page).click()
  const toast = toastOf(page, routeFailureMessage)
  await expect(toast).toBeVisible()
  await expect(toast.getByText(toastTitle, { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/contact-us')
  await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible()
  await page.unroute(`**${script}`)
  await link(page).click()
  await expect(page).toHaveURL('/about-us')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/contact-us')
})

test('offline it says so, and once connected again the next click works', async ({ page, context }) => {
  await page.goto('/contact-us')
  await expect(link(page)).toBeVisible()
  await context.setOffline(true)
  await link(page).click()
  await expect(toastOf(page, offlineMessage)).toBeVisible()
  await expect(page).toHaveURL('/contact-us')
  await context.setOffline(false)
  await link(page).click()
  await expect(page).toHaveURL('/about-us')
})

test('a first screen that does not come can be asked for again', async ({ page }) => {
  await page.route(`**${script}`, (route) => route.abort('failed'))
  await page.goto('/about-us')
  await expect(page.getByRole('alert').filter({ hasText: routeFailureMessage }).first()).toBeVisible()
  await page.unroute(`**${script}`)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible()
})

import { offlineMessage, toastDuration } from '#contract/kernel/specified.ts'
import type { Page } from '@playwright/test'
import { newPatient } from '../support/accounts.ts'
import { expect, test } from '../support/test.ts'
import { toastOf } from '../support/toasts.ts'

/** Makes the browser lose its connection and asks for something, so that a toast comes. */
async function provokeToast(page: Page): Promise<void> {
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Send message' }).click()
}

async function openForm(page: Page): Promise<void> {
  await page.goto('/contact-us')
  await page.getByLabel('Your name').fill('Lena Wire')
  await page.getByLabel('Your e-mail address').fill('lena@example.test')
  await page.getByLabel('What is it about?').fill('A question')
  await page.getByLabel('Your message').fill('Do you see parrots?')
}

test(`a toast goes by itself after ${toastDuration} ms, not before`, async ({ open }) => {
  const page = await open((await newPatient()).login)
  await page.clock.install()
  // The hub has answered before the connection goes: one that goes meanwhile is the browser's to speak of.
  const hub = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'))
  await openForm(page)
  await hub
  await page.clock.pauseAt(Date.now() + 60_000)
  await provokeToast(page)
  const toast = toastOf(page, offlineMessage)
  await expect(toast).toBeVisible()
  await page.clock.runFor(toastDuration - 50)
  await expect(toast).toBeVisible()
  await page.clock.runFor(100)
  await expect(toast).toHaveCount(0)
})

test('a toast has a button that closes it', async ({ page }) => {
  await openForm(page)
  await provokeToast(page)
  const toast = toastOf(page, offlineMessage)
  await toast.getByRole('button', { name: 'Close' }).click()
  await expect(toast).toHaveCount(0)
})

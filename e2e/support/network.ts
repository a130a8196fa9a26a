import type { Page } from '@playwright/test'

/**
 * Cuts a browser off, also for pages that it opens from now on. Those Chromium (from 150 on) tells that they are connected while its network is
 * emulated away, which no true loss of the connection does; so they are told here.
 */
export async function disconnect(page: Page): Promise<void> {
  await page.context().setOffline(true)
  await page.addInitScript(() => {
    let isOnline = false
    addEventListener('online', () => void (isOnline = true), { capture: true })
    Object.defineProperty(navigator, 'onLine', { get: () => isOnline, configurable: true })
  })
}

/** Gives the connection back to who was cut off, and says so to the page, unless it has noticed and loads again by now. */
export async function connect(page: Page): Promise<void> {
  await page.context().setOffline(false)
  const said = page.evaluate(() => void (navigator.onLine || dispatchEvent(new Event('online'))))
  await said.catch((fault: Error) => {
    if (!fault.message.includes('Execution context was destroyed')) throw fault
  })
}

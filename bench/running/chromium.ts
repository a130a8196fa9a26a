import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from '@playwright/test'
import { findBrowser } from '../../scripts/testing/browser.ts'
import { quietChromium } from '../../scripts/testing/chromium-flags.ts'

/**
 * Who measures watches the network, and then Chromium looks up where in the scripts each request was made: it parses them once more, on
 * the main thread, which no visitor's browser does. So places are kept while compiling, for everything that is measured.
 */
const places = '--js-flags=--no-enable-lazy-source-positions'

/** `more`: further flags, for what needs a camera. */
export const launchChromium = async (more: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: await findBrowser(), args: [...quietChromium, places, ...more] })

/** The conditions that the issues name: a slow processor, 1.6 Mb/s, 150 ms from a request to its answer. */
export const slowConditions = { slowdown: 4, bytesPerSecond: 1_600_000 / 8, delay: 150 } as const

/** Puts a page under the slow conditions; they last as long as the page. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slowConditions.delay,
    downloadThroughput: slowConditions.bytesPerSecond,
    uploadThroughput: slowConditions.bytesPerSecond,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowConditions.slowdown })
  return session
}

/** A browser that has never been anywhere, on a desk. */
export async function newVisitor(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'en-US', reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } })
  // The loader of these programs marks functions with their names, those too that are sent into a page.
  await context.addInitScript({ content: 'globalThis.__name ??= (named) => named' })
  return context
}

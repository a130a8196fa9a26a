import type { Browser } from '@playwright/test'
import { compared, type Figure } from '../report/figure.ts'
import { startApplication } from '../running/application.ts'
import { launchChromium } from '../running/chromium.ts'
import { referenceBytes } from './build-reference.ts'
import { paths } from '#shared/paths.ts'

/**
 * Script bytes of the first view as they travel, against the bytes of the packages it is made of. Counted until the network is at rest:
 * what a visitor's browser fetches while idle would count too (antd is fetched idle only for who is signed in).
 */
export async function measureFirstView(): Promise<Figure[]> {
  const server = await startApplication()
  const browser = await launchChromium()
  try {
    const reference = await referenceBytes()
    const kilobytes = async (address: string) => (await scriptBytes(browser, server.url + address)) / 1000
    return [
      compared('JavaScript of home, brotli', await kilobytes(paths.root.link()), reference / 1000, 'kB', { atMost: 1.3 }),
      compared('JavaScript of login, brotli', await kilobytes(paths.login.link()), reference / 1000, 'kB', { atMost: 1.4 }),
    ]
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** Body bytes of every script that a visitor's first view of the address brings, packed as they came. */
async function scriptBytes(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage()
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (!new URL(request.url()).pathname.endsWith('.js')) return
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.locator('h1').first().waitFor()
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  await page.close()
  return bytes
}

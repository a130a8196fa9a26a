import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findProgram, run } from './process.ts'

/** The first draws without a window and costs half of what the others do; it is what Playwright itself brings for tests. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

function present(): string | null {
  const own = chromium.executablePath()
  if (existsSync(own)) return own
  return names.map((name) => findProgram(name)).find((path) => path !== null) ?? null
}

/** As root, where apt-get is there. The small one is not in every distribution. */
async function installPackage(): Promise<void> {
  await run('apt-get', ['update'], { timeout: 300_000 })
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const { code } = await run('apt-get', ['install', '-y', '--no-install-recommends', name], {
      echo: true,
      timeout: 600_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (code === 0) return
  }
}

/**
 * The path of a Chromium to drive: `CHROMIUM_PATH`, Playwright's own, or the system's; if there is none, Playwright's is
 * downloaded, or else the system's package installed (as root, where apt-get is there).
 */
export async function findBrowser(): Promise<string> {
  const given = process.env['CHROMIUM_PATH']
  if (given) {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH names no file: ${given}`)
    return given
  }
  const found = present()
  if (found) return found
  console.log('No Chromium found: downloading the one that belongs to Playwright')
  await run('npx', ['playwright', 'install', 'chromium'], { echo: true, timeout: 180_000 })
  const downloaded = present()
  if (downloaded) return downloaded
  if (process.getuid?.() === 0 && findProgram('apt-get')) {
    console.log('That could not be downloaded: installing the system package')
    await installPackage()
  }
  const installed = present()
  if (installed) return installed
  throw new Error(
    'No Chromium could be had. Install one (npx playwright install chromium, or apt-get install chromium), or set CHROMIUM_PATH.',
  )
}

import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findProgram, run } from './process.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

function present(): string | null {
  const own = chromium.executablePath()
  if (existsSync(own)) return own
  return names.map((name) => findProgram(name)).find((path) => path !== null) ?? null
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
    await run('apt-get', ['update'], { timeout: 300_000 })
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
      echo: true,
      timeout: 600_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  const installed = present()
  if (installed) return installed
  throw new Error(
    'No Chromium could be had. Install one (npx playwright install chromium, or apt-get install chromium), or set CHROMIUM_PATH.',
  )
}

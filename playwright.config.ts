import { defineConfig, devices } from '@playwright/test'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nodeClock } from './e2e/support/clock.ts'
import { fakeDevices, quietChromium } from './scripts/testing/chromium-flags.ts'

/**
 * Journeys in a real browser against the built application and its own server on a fresh embedded database with the
 * demonstration world. `npm test` finds the browser and builds; by hand: `npm run build`, then `npx playwright test` with
 * CHROMIUM_PATH set or Playwright's own browser installed.
 */
const port = Number(process.env['E2E_PORT'] ?? 4390)
const pushOrigin = `http://127.0.0.1:${port + 1000}`
const executablePath = process.env['CHROMIUM_PATH']

// Workers read this file again: only the first reading makes the folder, and takes it away at the end.
if (!process.env['E2E_DATA_DIR']) {
  const folder = mkdtempSync(join(tmpdir(), 'carenest-journeys-'))
  process.env['E2E_DATA_DIR'] = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
}
/** Known to the journeys, so that they can let an access token grow old without waiting for it. */
process.env['E2E_TOKEN_SECRET'] ??= randomBytes(48).toString('base64url')

export default defineConfig({
  testDir: 'e2e',
  // What hangs ends some time; a slow machine is no fault.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  workers: 2,
  // What passes only at the second try has failed: a person has one.
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
    // What it answers no journey could break; those that are about it let it in.
    serviceWorkers: 'block',
    // A trace of every journey, kept or not, doubles its time; by hand: `--trace retain-on-failure`.
    screenshot: 'only-on-failure',
    launchOptions: { args: [...quietChromium, ...fakeDevices], ...(executablePath ? { executablePath } : {}) },
  },
  webServer: {
    command: 'node dist/server/main.js',
    url: `http://localhost:${port}/readyz`,
    timeout: 90_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    env: {
      PORT: String(port),
      DATA_DIR: process.env['E2E_DATA_DIR'],
      TOKEN_SECRET: process.env['E2E_TOKEN_SECRET'],
      // The journeys' own calls name addresses of their own, so that the limits per address stay those of one person.
      TRUST_PROXY: 'true',
      LOG_LEVEL: 'warn',
      // The push service of e2e/notices, which the browsers' own are not reached for.
      PUSH_ORIGINS: pushOrigin,
      ...(process.env['E2E_TURN_URLS'] && {
        TURN_URLS: process.env['E2E_TURN_URLS'],
        TURN_SECRET: process.env['E2E_TURN_SECRET'],
      }),
      NODE_OPTIONS: [process.env['NODE_OPTIONS'], nodeClock].filter(Boolean).join(' '),
    },
  },
})

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { browserPlatform } from './mocks/vite-plugin.ts'

const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const onDatabase = {
  globalSetup: ['tests/support/prepare-databases.ts'],
  testTimeout: 20_000,
  hookTimeout: 60_000,
}

/**
 * `unit`: pure rules. `dom`: parts of the browser. `api`: the server on a database, embedded or (with TEST_DATABASE_URL)
 * PostgreSQL. `races`: what only several connections can show, on PostgreSQL alone. `storybook`: every story, in Chromium
 * (CHROMIUM_PATH, or Playwright's own).
 */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['{contract,scripts,mocks}/**/*.test.ts', 'src/**/*.test.ts'] } },
      {
        plugins: [react()],
        test: { name: 'dom', include: ['src/**/*.test.tsx'], environment: 'jsdom', setupFiles: ['tests/support/dom.ts'] },
      },
      {
        test: {
          name: 'api',
          include: ['{server,tests}/**/*.test.ts'],
          exclude: ['**/*.races.test.ts'],
          ...onDatabase,
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' }), browserPlatform({ worker: false })],
        test: {
          name: 'storybook',
          testTimeout: 60_000,
          // One page for all of them: the platform in it is opened once, and again only where a story changed something.
          isolate: false,
          fileParallelism: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { executablePath: process.env['CHROMIUM_PATH'], args: browserArguments } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      { test: { name: 'races', include: ['{server,tests}/**/*.races.test.ts'], ...onDatabase } },
    ],
  },
})

import { defineConfig } from '@playwright/test'
import { looks, type Look } from './tests/pictures/looks.ts'
import { quietChromium } from './scripts/testing/chromium-flags.ts'

/**
 * Compares the chosen stories with their kept pictures, in the built Storybook. `npm run pictures` builds it, finds the browser and
 * runs this; `npm run pictures:accept` keeps what is seen now.
 */
const port = Number(process.env['PICTURES_PORT'] ?? 4391)
const executablePath = process.env['CHROMIUM_PATH']

/** Letters are drawn the same way whatever the machine's settings are. */
const flags = [
  ...quietChromium,
  '--disable-lcd-text',
  // As browsers with windows do here: those without have their own mind.
  '--font-render-hinting=slight',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
]

export default defineConfig<object, { look: Look }>({
  testDir: 'tests/pictures',
  snapshotPathTemplate: '{testDir}/kept/{arg}-{projectName}{ext}',
  timeout: 120_000,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  // A picture that nobody has looked at is not kept by accident.
  updateSnapshots: 'none',
  expect: {
    timeout: 30_000,
    toHaveScreenshot: {
      // How far a pixel's colour may be off, of 1; about 13 steps of 255. Smoothed edges of letters are left out.
      threshold: 0.05,
      // Fewer than change when a button moves by a pixel; more than the kept pictures' palettes and smoothing cost.
      maxDiffPixels: 60,
    },
  },
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: { args: flags, ...(executablePath ? { executablePath } : {}) },
  },
  projects: Object.entries(looks).map(([name, look]) => ({ name, use: { look } })),
  webServer: {
    command: `vite preview --config .storybook/vite.config.ts --outDir storybook-static --port ${port} --strictPort`,
    url: `http://localhost:${port}/index.json`,
    reuseExistingServer: false,
    stdout: 'ignore',
  },
})

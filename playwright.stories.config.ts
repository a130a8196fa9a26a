import { defineConfig } from '@playwright/test'
import { defaultLocale, locale } from './contract/kernel/values.ts'
import { fakeDevices, quietChromium } from './scripts/testing/chromium-flags.ts'
import { directions } from './tests/stories/looks.ts'
import type { StorybookOptions } from './tests/stories/storybook.ts'

/**
 * Every story of the built Storybook in Chromium, opened once for its steps, axe and its kept picture, and those with a picture once more in
 * Arabic. `npm test -- stories` builds, finds the browser and runs this; `npm run pictures:accept` keeps what is seen now.
 */
const port = Number(process.env['STORIES_PORT'] ?? 4391)
const executablePath = process.env['CHROMIUM_PATH']

/** The language that stories are shown in, as if it were chosen in Storybook's toolbar; a name that is none of ours ends the run. */
const language = locale.parse(process.env['STORY_LANGUAGE'] ?? defaultLocale)

/** Letters are drawn the same way whatever the machine's settings are. */
const steadyDrawing = [
  '--disable-lcd-text',
  // As browsers with windows do here: those without have their own mind.
  '--font-render-hinting=slight',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
]

/** A screen's objects live as long as its story: with more room for new ones few are moved and cleared away in vain. */
const roomForTheYoung = '--js-flags=--min-semi-space-size=32 --max-semi-space-size=64'

export default defineConfig<object, { options: StorybookOptions }>({
  testDir: 'tests/stories',
  snapshotPathTemplate: '{testDir}/kept/{arg}{ext}',
  timeout: 120_000,
  // A story waits for its platform about half of the time: two pages keep two cores busy.
  workers: 2,
  fullyParallel: true,
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
    launchOptions: {
      args: [...quietChromium, ...fakeDevices, ...steadyDrawing, roomForTheYoung],
      ...(executablePath ? { executablePath } : {}),
    },
  },
  projects: [
    { name: 'stories', testIgnore: 'right-to-left.spec.ts', use: { options: { language, axe: true } } },
    { name: 'right-to-left', testMatch: 'right-to-left.spec.ts', use: { options: { language: directions.rtl, axe: false } } },
  ],
  webServer: {
    command: `vite preview --config .storybook/vite.config.ts --outDir storybook-static --port ${port} --strictPort`,
    url: `http://localhost:${port}/index.json`,
    reuseExistingServer: false,
    stdout: 'ignore',
  },
})

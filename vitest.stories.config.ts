import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import storybook from './.storybook/vite.config.ts'
import { defaultLocale, locale } from './contract/kernel/values.ts'
import { fakeDevices, quietChromium } from './scripts/testing/chromium-flags.ts'

/** The language that every story is shown in, as if it were chosen in Storybook's toolbar; a name that is none of ours ends the run. */
const language = locale.parse(process.env['STORY_LANGUAGE'] ?? defaultLocale)

/** A screen's objects live as long as its story: with more room for new ones few are moved and cleared away in vain, an eighth of the page's time. */
const roomForTheYoung = '--js-flags=--min-semi-space-size=32 --max-semi-space-size=64'

/**
 * Every story as a test, in Chromium (CHROMIUM_PATH, or Playwright's own): it renders, its steps succeed, axe finds nothing. Apart from
 * the other suites, so that those who run a folder's tests need no browser.
 */
export default defineConfig({
  // Storybook's own plugins: nobody else brings them here, and without the tokens nothing has its colours and distances.
  plugins: [...(storybook.plugins ?? []), storybookTest({ configDir: '.storybook', initialGlobals: { language } })],
  optimizeDeps: storybook.optimizeDeps,
  test: {
    name: 'storybook',
    testTimeout: 120_000,
    // One page for all of them: the platform in it is opened once, and again only where a story changed something.
    isolate: false,
    fileParallelism: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          executablePath: process.env['CHROMIUM_PATH'],
          args: [...quietChromium, ...fakeDevices, roomForTheYoung],
        },
        // Nothing moves: what is half faded in has no colours that axe could judge.
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
})

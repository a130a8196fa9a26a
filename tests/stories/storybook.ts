import { test as base, expect, type Page } from '@playwright/test'
import type { Locale } from '#contract/kernel/values.ts'
import { viewports, type Direction, type Theme } from './looks.ts'

/** What of Storybook's channel is needed: it carries its messages between the toolbar and the stories. */
interface Channel {
  emit(event: string, payload: unknown): void
  on(event: string, listen: (payload: never) => void): void
  off(event: string, listen: (payload: never) => void): void
}

const failureEvents = [
  'storyErrored',
  'storyThrewException',
  'playFunctionThrewException',
  'unhandledErrorsWhilePlaying',
  'storyMissing',
]

export interface StorybookOptions {
  readonly language: Locale
  /** Whether axe looks at each story once it stands still. */
  readonly axe: boolean
}

/** The built Storybook's stories, without the frame around them. One page for all: the platform in it is started once. */
export class Storybook {
  readonly page: Page
  readonly #pageErrors: string[] = []

  constructor(page: Page) {
    this.page = page
    page.on('pageerror', ({ message }) => this.#pageErrors.push(message))
  }

  /** Shows a story with its steps done. Answers what is wrong with it: a step that failed, an error of the page, what axe finds. */
  async show(story: string): Promise<string[]> {
    this.#pageErrors.length = 0
    await this.page.setViewportSize(viewports.desk)
    const found = await this.page.evaluate(showStory, { story, failureEvents })
    return [...found, ...this.#pageErrors.map((message) => `The page threw: ${message}`)]
  }

  /** Until fonts, the images within sight and the fields that antd draws are there. */
  async settle(): Promise<void> {
    await this.page.evaluate(() => scrollTo(0, 0))
    await this.page.waitForFunction(() => {
      const isInSight = ({ top, bottom }: DOMRect) => bottom > 0 && top < innerHeight
      const images = [...document.images].filter((image) => isInSight(image.getBoundingClientRect()))
      const isDrawn = document.querySelector('[data-stand-in]') === null
      return isDrawn && document.fonts.status === 'loaded' && images.every(({ complete }) => complete)
    })
  }

  /** Colours come from tokens alone, so a theme is changed in place, as the toolbar does it. */
  async useTheme(theme: Theme): Promise<void> {
    await this.page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await this.page.evaluate((name) => {
      document.documentElement.dataset['theme'] = name
    }, theme)
  }

  /** Compares what is within sight with the kept pictures, in both themes, on a desk and on a phone. */
  async comparePictures(story: string, direction: Direction): Promise<void> {
    for (const viewport of Object.values(viewports)) {
      await this.page.setViewportSize(viewport)
      for (const theme of ['dark', 'light'] as const) {
        await this.useTheme(theme)
        await this.settle()
        await expect.soft(this.page).toHaveScreenshot([story, `${viewport.width}-${theme}-${direction}.png`])
      }
    }
  }
}

/** Runs in the page. */
function showStory({ story, failureEvents }: { story: string; failureEvents: readonly string[] }): Promise<string[]> {
  interface Finished {
    storyId: string
    reporters: { type: string; result?: { error?: Error; violations?: AxeViolation[] } }[]
  }
  interface AxeViolation {
    id: string
    nodes: { target: unknown[]; failureSummary?: string }[]
  }
  // What a failed step says goes on with the whole page below its first lines.
  const firstLines = (error: unknown) =>
    ((error as Error | undefined)?.message ?? JSON.stringify(error ?? 'missing')).split('\n').slice(0, 4).join('\n')
  const violationLines = ({ id, nodes }: AxeViolation) =>
    nodes.map(({ target, failureSummary }) => `axe, ${id}: ${target.join(' ')}: ${failureSummary ?? ''}`)
  const channel = (globalThis as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }).__STORYBOOK_ADDONS_CHANNEL__
  const problems: string[] = []
  return new Promise((resolve) => {
    const end = () => {
      channel.off('storyFinished', finish)
      channel.off('storyUnchanged', end)
      for (const event of failureEvents) channel.off(event, fail)
      resolve(problems)
    }
    const finish = ({ storyId, reporters }: Finished) => {
      if (storyId !== story) return
      for (const { type, result } of reporters) {
        if (result?.error) problems.push(`${type}: ${firstLines(result.error)}`)
        problems.push(...(result?.violations ?? []).flatMap(violationLines))
      }
      end()
    }
    const fail = (error: unknown) => {
      problems.push(firstLines(error))
      // A missing story never finishes.
      if (typeof error === 'string') end()
    }
    channel.on('storyFinished', finish)
    channel.on('storyUnchanged', end)
    for (const event of failureEvents) channel.on(event, fail)
    channel.emit('setCurrentStory', { storyId: story, viewMode: 'story' })
  })
}

/** The page stays open as long as its worker: opening the platform takes longer than most stories. */
export const test = base.extend<object, { options: StorybookOptions; storybook: Storybook }>({
  options: [
    { language: 'en-US', axe: true },
    { option: true, scope: 'worker' },
  ],
  storybook: [
    async ({ browser, options: { language, axe } }, use, { project }) => {
      const page = await browser.newPage({
        baseURL: project.use.baseURL,
        locale: 'en-US',
        timezoneId: 'America/New_York',
        colorScheme: 'light',
        reducedMotion: 'reduce',
        viewport: viewports.desk,
      })
      const globals = `theme:light;language:${language}${axe ? '' : ';a11y.manual:!true'}`
      await page.goto(`/iframe.html?viewMode=story&id=parts-button--all-looks&globals=${globals}`)
      // Storybook reloads the page when another story is asked for before this one has finished.
      await page.waitForFunction(() => {
        const preview = (globalThis as { __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } } }).__STORYBOOK_PREVIEW__
        return preview?.currentRender?.phase === 'finished'
      })
      await use(new Storybook(page))
      await page.close()
    },
    { scope: 'worker' },
  ],
})

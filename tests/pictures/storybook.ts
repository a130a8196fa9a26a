import { test as base, type Page } from '@playwright/test'
import type { Look } from './looks.ts'

/** What of Storybook's channel is needed: it carries its messages between the toolbar and the stories. */
interface Channel {
  emit(event: string, payload: unknown): void
  on(event: string, listen: (payload: never) => void): void
  off(event: string, listen: (payload: never) => void): void
}

const faults = ['storyErrored', 'storyThrewException', 'playFunctionThrewException', 'storyMissing']

/** The built Storybook's stories, without the frame around them, in one look. One page for all: the platform in it is started once. */
export class Storybook {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** Shows a story, its steps done, and everything within sight come. Rejects when it fails. */
  async show(story: string, viewport: { width: number; height: number }): Promise<void> {
    await this.page.setViewportSize(viewport)
    await this.page.evaluate(showStory, { story, faults })
    await this.settle()
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
}

function showStory({ story, faults }: { story: string; faults: readonly string[] }): Promise<void> {
  // A step's fault writes out the whole page below its first line.
  const saidBy = (fault: unknown) =>
    ((fault as Error | undefined)?.message ?? JSON.stringify(fault ?? 'not there')).split('\n')[0]
  const channel = (globalThis as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }).__STORYBOOK_ADDONS_CHANNEL__
  return new Promise((resolve, reject) => {
    const end = (then: () => void) => {
      channel.off('storyFinished', finish)
      channel.off('storyUnchanged', stay)
      for (const fault of faults) channel.off(fault, fail)
      then()
    }
    const finish = ({ storyId }: { storyId: string }) => storyId === story && end(resolve)
    const stay = () => end(resolve)
    const fail = (fault: unknown) => end(() => reject(new Error(`${story}: ${saidBy(fault)}`)))
    channel.on('storyFinished', finish)
    channel.on('storyUnchanged', stay)
    for (const fault of faults) channel.on(fault, fail)
    channel.emit('setCurrentStory', { storyId: story, viewMode: 'story' })
  })
}

/** Kept open by the worker: a look is one project, so a worker has one look. */
export const test = base.extend<object, { look: Look; storybook: Storybook }>({
  look: [
    { theme: 'light', language: 'en-US' },
    { option: true, scope: 'worker' },
  ],
  storybook: [
    async ({ browser, look: { theme, language } }, use, { project }) => {
      const page = await browser.newPage({
        baseURL: project.use.baseURL,
        locale: 'en-US',
        timezoneId: 'America/New_York',
        colorScheme: theme,
        reducedMotion: 'reduce',
      })
      // The pictures are not about accessibility: that is checked by the stories' own tests.
      const globals = `theme:${theme};language:${language};a11y.manual:!true`
      await page.goto(`/iframe.html?viewMode=story&id=parts-button--all-looks&globals=${globals}`)
      await page.locator('#storybook-root > *').first().waitFor()
      await use(new Storybook(page))
      await page.close()
    },
    { scope: 'worker' },
  ],
})

import { expect, type Page } from '@playwright/test'
import { builtStories } from './built-stories.ts'
import { test } from './storybook.ts'

/** What the comparison is worth: each change is made to a story that has a kept picture, and either seen or let through. */
const story = 'parts-button--all-looks'
const picture = [story, '1280-light-ltr.png']

const noise = {
  'colours off by one step of 255': 'html { filter: brightness(0.996) }',
}

const changes = {
  'a button moved by a pixel': 'button:nth-of-type(2) { transform: translateY(1px) }',
  'a colour that is a little darker': 'button:first-child { filter: brightness(0.9) }',
  'a thinner line': 'button { border-width: 0 !important }',
  'rounder corners': 'button { border-radius: 16px !important }',
  'larger letters': 'button { font-size: 1.05em !important }',
}

const isAsked = builtStories().some(({ id }) => id === story)

async function changed(page: Page, css: string, then: () => Promise<void>): Promise<void> {
  const style = await page.addStyleTag({ content: css })
  await then()
  await style.evaluate((element) => (element as Element).remove())
}

for (const [name, css] of Object.entries(isAsked ? noise : {})) {
  test(`lets through ${name}`, async ({ storybook }) => {
    await storybook.show(story)
    await storybook.settle()
    await changed(storybook.page, css, () => expect(storybook.page).toHaveScreenshot(picture))
  })
}

for (const [name, css] of Object.entries(isAsked ? changes : {})) {
  test(`sees ${name}`, async ({ storybook }) => {
    await storybook.show(story)
    await storybook.settle()
    await changed(storybook.page, css, () => expect(storybook.page).not.toHaveScreenshot(picture))
  })
}

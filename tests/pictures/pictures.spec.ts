import { expect } from '@playwright/test'
import { chosenStories } from './chosen-stories.ts'
import { viewports } from './looks.ts'
import { test } from './storybook.ts'

for (const story of chosenStories) {
  test(story, async ({ storybook }) => {
    const [phone, desk] = viewports
    await storybook.show(story, desk)
    await expect(storybook.page).toHaveScreenshot([story, `${desk.width}.png`])
    await storybook.page.setViewportSize(phone)
    await storybook.settle()
    await expect(storybook.page).toHaveScreenshot([story, `${phone.width}.png`])
  })
}

import { expect } from '@playwright/test'
import { builtStories } from './built-stories.ts'
import { picturedStories } from './pictured-stories.ts'
import { test } from './storybook.ts'

const built = new Set(builtStories().map(({ id }) => id))

for (const story of picturedStories.filter((id) => built.has(id))) {
  test(`${story}, right to left`, { tag: '@picture' }, async ({ storybook }) => {
    expect(await storybook.show(story)).toEqual([])
    await storybook.comparePictures(story, 'rtl')
  })
}

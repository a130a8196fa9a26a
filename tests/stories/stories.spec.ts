import { expect } from '@playwright/test'
import { builtStories } from './built-stories.ts'
import { directions } from './looks.ts'
import { picturedStories } from './pictured-stories.ts'
import { test } from './storybook.ts'

const pictured = new Set<string>(picturedStories)

/** Each story is opened once: its steps succeed, axe finds nothing, and where a picture is kept it looks as it did. */
for (const { id, file } of builtStories()) {
  const hasPicture = pictured.has(id)
  test(`${file} ${id}`, { tag: hasPicture ? '@picture' : [] }, async ({ storybook, options }) => {
    expect(await storybook.show(id)).toEqual([])
    if (hasPicture && options.language === directions.ltr) await storybook.comparePictures(id, 'ltr')
  })
}

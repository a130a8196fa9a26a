import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { picturedStories } from '../../tests/stories/pictured-stories.ts'

const kept = fileURLToPath(new URL('../../tests/stories/kept', import.meta.url))

function storiesKept(): string[] {
  return existsSync(kept) ? readdirSync(kept) : []
}

/** Removes the pictures of stories that are no longer in the list. */
export function removeStalePictures(): void {
  const pictured = new Set<string>(picturedStories)
  for (const story of storiesKept()) if (!pictured.has(story)) rmSync(join(kept, story), { recursive: true })
}

/** Makes the pictures that the browser has just written a third of their size, by a palette of 256 colours. Answers how many. */
export async function packPictures(): Promise<number> {
  let packed = 0
  for (const story of storiesKept()) {
    for (const name of readdirSync(join(kept, story))) {
      const file = join(kept, story, name)
      const picture = readFileSync(file)
      if ((await sharp(picture).metadata()).isPalette) continue
      writeFileSync(file, await sharp(picture).png({ palette: true, dither: 0, effort: 8, compressionLevel: 9 }).toBuffer())
      packed += 1
    }
  }
  return packed
}

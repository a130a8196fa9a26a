import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { chosenStories } from '../../tests/pictures/chosen-stories.ts'

const kept = fileURLToPath(new URL('../../tests/pictures/kept', import.meta.url))

function storiesKept(): string[] {
  return existsSync(kept) ? readdirSync(kept) : []
}

/** Takes away the pictures of stories that are not chosen any more. */
export function forgetUnchosen(): void {
  const chosen = new Set<string>(chosenStories)
  for (const story of storiesKept()) if (!chosen.has(story)) rmSync(join(kept, story), { recursive: true })
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

import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fontFile } from '#server/kernel/font-files.ts'
import type { Fonts } from '#server/kernel/ports.ts'

const { resolve } = createRequire(import.meta.url)

/** Fonts as their packages bring them. */
export const packageFonts: Fonts = {
  async read(script, weight) {
    return Uint8Array.from(await readFile(resolve(fontFile(script, weight))))
  },
}

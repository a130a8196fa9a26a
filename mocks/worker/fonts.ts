import { fontFile } from '#server/kernel/font-files.ts'
import type { Fonts } from '#server/kernel/ports.ts'

/** Addresses of the packages' files, as the build names them. */
const addresses = import.meta.glob<string>(
  [
    '/node_modules/@fontsource/ibm-plex-sans/files/ibm-plex-sans-{latin,latin-ext,vietnamese,greek,cyrillic}-{400,600}-normal.woff',
    '/node_modules/@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-{400,600}-normal.woff',
    '/node_modules/@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-{400,600}-normal.woff',
  ],
  { query: '?url', import: 'default', eager: true },
)

/** Fonts as the application's own server hands them out. */
export const browserFonts: Fonts = {
  async read(script, weight) {
    const answer = await fetch(addresses[`/node_modules/${fontFile(script, weight)}`]!)
    if (!answer.ok) throw new Error(`No font for ${script}`)
    return new Uint8Array(await answer.arrayBuffer())
  },
}

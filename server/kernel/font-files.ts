import type { FontScript, FontWeight } from './ports.ts'

/** Which package has the glyphs of a script. Static fonts: variable ones cannot be cut down to the glyphs that a paper uses. */
const packages: Record<FontScript, string> = {
  latin: 'ibm-plex-sans',
  'latin-ext': 'ibm-plex-sans',
  vietnamese: 'ibm-plex-sans',
  greek: 'ibm-plex-sans',
  cyrillic: 'ibm-plex-sans',
  arabic: 'ibm-plex-sans-arabic',
  devanagari: 'noto-sans-devanagari',
}

/** The file as Node finds it: `@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-400-normal.woff`. */
export const fontFile = (script: FontScript, weight: FontWeight) =>
  `@fontsource/${packages[script]}/files/${packages[script]}-${script}-${weight}-normal.woff`

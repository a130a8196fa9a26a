/** Fonts of other scripts come with their language, so that a list of languages does not load them all. */
const fonts: Readonly<Record<string, () => Promise<unknown>>> = {
  ar: () => import('./fonts-arabic.css'),
  'hi-IN': () => import('./fonts-devanagari.css'),
}

/** Loads what a language needs beyond Latin. The device's own font stands in until it is there, and when it cannot come. */
export function loadScriptFonts(language: string): void {
  void fonts[language]?.().catch(() => undefined)
}

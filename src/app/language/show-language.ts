import { loadScriptFonts } from '#shared/ui/styles/script-fonts.ts'
import { directionOf } from '#shared/i18n/locales.ts'

/** Tells the document its language and direction, and brings the language's script. */
export function showLanguage(locale: string): void {
  document.documentElement.lang = locale
  document.documentElement.dir = directionOf(locale)
  loadScriptFonts(locale)
}

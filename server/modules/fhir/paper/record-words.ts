import type { Locale } from '#contract/kernel/values.ts'
import { english } from './words/en-US.ts'
import { spanish } from './words/es-ES.ts'
import { french } from './words/fr-FR.ts'
import { german } from './words/de-DE.ts'
import { arabic } from './words/ar.ts'
import { hindi } from './words/hi-IN.ts'
import type { RecordWords } from './words/words.ts'

export const recordWords: Readonly<Record<Locale, RecordWords>> = {
  'en-US': english,
  'es-ES': spanish,
  'fr-FR': french,
  'de-DE': german,
  ar: arabic,
  'hi-IN': hindi,
}

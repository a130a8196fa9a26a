import type { Locale } from '../kernel/values.ts'
import { english } from './dosing/en-US.ts'
import { spanish } from './dosing/es-ES.ts'
import { french } from './dosing/fr-FR.ts'
import { german } from './dosing/de-DE.ts'
import { arabic } from './dosing/ar.ts'
import { hindi } from './dosing/hi-IN.ts'
import type { DosingWords } from './dosing/words.ts'

/** How a medicine is taken, in the words of each language: on paper, on screens and on the page of a paper alike. */
export const dosingWords: Readonly<Record<Locale, DosingWords>> = {
  'en-US': english,
  'es-ES': spanish,
  'fr-FR': french,
  'de-DE': german,
  ar: arabic,
  'hi-IN': hindi,
}

import type { Locale } from '#contract/kernel/values.ts'
import { english } from './words/english.ts'
import { arabic } from './words/arabic.ts'
import { french } from './words/french.ts'
import { german } from './words/german.ts'
import { hindi } from './words/hindi.ts'
import { spanish } from './words/spanish.ts'

/** What the pages of a copy say in one language. */
export interface CopyTexts {
  readonly title: string
  readonly about: string
  /** What a copy has not. */
  readonly left: string
  readonly back: string
  readonly yes: string
  readonly no: string
  /** By the name of the capability. */
  readonly parts: Readonly<Record<string, string>>
  /** By the name of a column or a table, where it means the same wherever it stands. */
  readonly labels: Readonly<Record<string, string>>
}

export interface CopyWords extends CopyTexts {
  readonly locale: Locale
  readonly timeZone: string
}

const texts: Readonly<Record<Locale, CopyTexts>> = {
  'en-US': english,
  'de-DE': german,
  'fr-FR': french,
  'es-ES': spanish,
  'hi-IN': hindi,
  ar: arabic,
}

export const copyWordsOf = (locale: Locale, timeZone: string): CopyWords => ({ ...texts[locale], locale, timeZone })

export const partTitle = ({ parts }: CopyWords, name: string) => parts[name] ?? labelFrom(name)

/** A column as people read it; where there is no word for it, its own name without the signs. */
export const labelOf = ({ labels }: CopyWords, name: string) => labels[name] ?? labelFrom(name)

function labelFrom(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]/g, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

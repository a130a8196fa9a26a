import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { faultsOf } from './faults.ts'
import { sameWords } from './same-words.ts'
import { textsOf, type Texts, type WordTree } from './texts.ts'
import { namedIn, unusedKeys } from './used-keys.ts'

/** Languages that must have every word; the others may still lack some, and show English there. */
export const completeLocales: readonly string[] = ['en-US', 'es-ES', 'fr-FR', 'de-DE', 'ar', 'hi-IN']

/** A language's sentences, those of each namespace by themselves. */
export type WordsOf = (locale: string) => readonly Texts[]

/** All that is wrong with the words of screens, one line each. */
export function faultsOfScreens(wordsOf: WordsOf, sources: Iterable<string>): string[] {
  const english = wordsOf('en-US')
  const named = namedIn(sources)
  const besides = (locale: string) => {
    const theirs = wordsOf(locale)
    return english.flatMap((texts, index) => faultsOf(texts, theirs[index] ?? new Map(), locale, sameWords(locale)))
  }
  return [
    ...english.flatMap((texts) => unusedKeys(texts, named)).map((key) => `no code names ${key}`),
    ...completeLocales.flatMap(besides),
  ]
}

/** All that is wrong with the server's mails and messages. */
export async function faultsOfMails(root: string): Promise<string[]> {
  const folder = join(root, 'server/modules')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /(^|[\\/])words\.ts$/.test(file))
  const faults: string[] = []
  for (const file of files) {
    const module = (await import(pathToFileURL(join(folder, file)).href)) as Record<string, Record<string, WordTree>>
    for (const words of Object.values(module)) {
      const english = textsOf(words['en-US'] ?? {})
      const of = (locale: string): Texts => textsOf(words[locale] ?? {})
      for (const locale of completeLocales)
        faults.push(
          ...faultsOf(english, of(locale), locale, sameWords(locale)).map((fault) => `server/modules/${file}: ${fault}`),
        )
    }
  }
  return faults
}

/** The texts of the application's own code: what may name a key. Tests and stories name none that counts. */
export function* sourcesBelow(root: string): Generator<string> {
  for (const file of ['src', 'contract'].flatMap((part) => filesOf(join(root, part)))) {
    if (/\.tsx?$/.test(file) && !/\.(test|stories|gen)\.tsx?$/.test(file)) yield readFileSync(file, 'utf8')
  }
}

const filesOf = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file))

import { fold } from './fold.ts'

/** Words with a shortened umlaut that are shorter than this must fit wholly: as a beginning, `fuel` would find everything that is full. */
const shortestBeginning = 5

const longUmlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe' }

/**
 * How a word that somebody typed may stand in folded texts that end with a blank: a blank, and what a word begins with there. `mueller`
 * is found as Müller too, and `müller` as Mueller. None where there is nothing to look for.
 */
export function spellingsOf(typed: string): readonly string[] {
  const folded = fold(typed)
  if (folded === ' ') return []
  const spellings = new Set([folded])
  const written = typed.normalize('NFC').toLowerCase()
  const shortened = fold(written.replaceAll(/(^|[^q])([aou])e(?=[b-df-hj-np-tv-zß])/g, '$1$2'))
  if (shortened !== folded) spellings.add(folded.trim().length < shortestBeginning ? `${shortened} ` : shortened)
  return [...spellings.add(fold(written.replaceAll(/[äöüø]/g, (letter) => longUmlauts[letter]!)))]
}

/** The words of what was typed that can be looked for, each with its spellings. */
export const searchedWords = (typed: string, atMost = Infinity): { word: string; spellings: readonly string[] }[] =>
  typed
    .split(/\s+/)
    .map((word) => ({ word, spellings: spellingsOf(word) }))
    .filter(({ spellings }) => spellings.length > 0)
    .slice(0, atMost)

/** Whether each of the words that were typed begins a word of the text. */
export function hasBeginnings(text: string, typed: string): boolean {
  const within = `${fold(text)} `
  return searchedWords(typed).every(({ spellings }) => spellings.some((spelling) => within.includes(spelling)))
}

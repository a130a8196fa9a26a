import { medicines } from '../data/medicines.ts'
import { otherNames } from '../data/other-names.ts'
import { distance } from './distance.ts'
import { fold, wordsOf } from './fold.ts'

/** A medicine's words: by name, substances and what these are called elsewhere; and those of its strength. */
export interface Indexed {
  readonly index: number
  readonly names: readonly string[]
  readonly strength: readonly string[]
}

export const indexed: readonly Indexed[] = medicines.map(({ name, substances, strength }, index) => ({
  index,
  names: [
    ...new Set([
      ...wordsOf(name),
      ...substances.flatMap(wordsOf),
      ...substances.flatMap((substance) => (otherNames[substance] ?? []).flatMap(wordsOf)),
    ]),
  ],
  strength: wordsOf(strength),
}))

const lexicon: readonly string[] = [...new Set(indexed.flatMap(({ names }) => names))].filter((word) => word.length > 2)

/** So many slips are forgiven in a word of so many letters; short words and numbers must be right. */
const forgiven = (word: string) => (/\d/.test(word) || word.length < 4 ? 0 : word.length < 7 ? 1 : 2)

/** The word of a list that was most likely meant, with the fewest slips and then the first by the alphabet; `null` where none is near. */
export function nearestWord(word: string, words: readonly string[] = lexicon): string | null {
  const limit = forgiven(word)
  let best: string | null = null
  let least = limit + 1
  for (const known of words) {
    // Whoever is still typing has only the beginning.
    const slips = Math.min(distance(word, known, limit), distance(word, known.slice(0, word.length), limit))
    if (slips < least || (slips === least && slips <= limit && best !== null && known < best)) {
      best = known
      least = slips
    }
  }
  return least <= limit ? best : null
}

/** Substances of the list, and what they are called elsewhere, by their folded names; longest first, so that a longer name is met before its part. */
const knownNames: readonly (readonly [string, string])[] = [
  ...new Map(
    medicines
      .flatMap(({ substances }) => substances)
      .flatMap((substance) => [substance, ...(otherNames[substance] ?? [])].map((name) => [fold(name), substance] as const)),
  ),
].toSorted(([one], [other]) => other.length - one.length)

/** The substances that a text names, however it is written: "Paracetamol 500 mg" names acetaminophen. None: it names no one that we know. */
export function substancesNamed(text: string): string[] {
  let rest = ` ${wordsOf(text).join(' ')} `
  const found = new Set<string>()
  for (const [name, substance] of knownNames) {
    const words = ` ${wordsOf(name).join(' ')} `
    if (!rest.includes(words)) continue
    found.add(substance)
    rest = rest.replaceAll(words, ' ')
  }
  return [...found]
}

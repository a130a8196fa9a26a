import { medicines } from '../data/medicines.ts'
import { otherNames } from '../data/other-names.ts'
import { nearestIn } from '#server/kernel/spelling.ts'
import { wordsOf } from './fold.ts'

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

/** {@link nearestIn} of the formulary's own words. */
export const nearestWord = (word: string): string | null => nearestIn(lexicon, word)

/** Words with a space around each: whole words of a text are found in it. */
const spaced = (text: string) => ` ${wordsOf(text).join(' ')} `

/** Substances of the list, and what they are called elsewhere, by their words; longest first, so that a longer name is met before its part. */
const knownNames: readonly (readonly [string, string])[] = [
  ...new Map(
    medicines
      .flatMap(({ substances }) => substances)
      .flatMap((substance) => [substance, ...(otherNames[substance] ?? [])].map((name) => [spaced(name), substance] as const)),
  ),
].toSorted(([one], [other]) => other.length - one.length)

/** The substances that a text names, however it is written: "Paracetamol 500 mg" names acetaminophen. None: it names no one that we know. */
export function substancesNamed(text: string): string[] {
  let rest = spaced(text)
  const found = new Set<string>()
  for (const [words, substance] of knownNames) {
    if (!rest.includes(words)) continue
    found.add(substance)
    rest = rest.replaceAll(words, ' ')
  }
  return [...found]
}

import type { Medicine, MedicinesFound } from '#contract/formulary/schemas.ts'
import { medicineSearch, type SubjectKind } from '#contract/formulary/values.ts'
import { medicines } from '../data/medicines.ts'
import { fold, wordsOf } from './fold.ts'
import { indexed, nearestWord, type Indexed } from './lexicon.ts'

/** Medicines of which every word of the text begins a word, those for the subject first. Where nothing is written so, what was likely meant. */
export function searchMedicines(text: string, isFor?: SubjectKind): MedicinesFound {
  const words = wordsOf(text)
  if (words.length === 0) return { items: [], searchedFor: null }
  const found = matching(words)
  if (found.length > 0) return { items: ranked(found, words, isFor), searchedFor: null }
  const corrected = words.map((word) => (begins(word) ? word : (nearestWord(word) ?? word)))
  const meant = matching(corrected)
  return meant.length > 0
    ? { items: ranked(meant, corrected, isFor), searchedFor: corrected.join(' ') }
    : { items: [], searchedFor: null }
}

const matching = (words: readonly string[]): Indexed[] =>
  indexed.filter(({ names, strength }) =>
    words.every((word) => names.some((name) => name.startsWith(word)) || strength.some((part) => part.startsWith(word))),
  )

const begins = (word: string) =>
  indexed.some(({ names, strength }) => [...names, ...strength].some((known) => known.startsWith(word)))

function ranked(found: readonly Indexed[], words: readonly string[], isFor: SubjectKind | undefined): Medicine[] {
  const [first = ''] = words
  const rank = (medicine: Medicine) =>
    (isFor !== undefined && !medicine.isFor.includes(isFor) ? 8 : 0) +
    // A trade name that only begins so comes after the substance itself.
    (fold(medicine.name).startsWith(first) ? 0 : 2) +
    (fold(medicine.name).startsWith(fold(medicine.substances[0]!)) ? 0 : 1) +
    (medicine.substances.length > 1 ? 1 : 0)
  return found
    .map(({ index }) => medicines[index]!)
    .toSorted(
      (one, other) =>
        rank(one) - rank(other) ||
        one.name.localeCompare(other.name, 'en') ||
        one.form.localeCompare(other.form, 'en') ||
        (one.content?.milligrams ?? 0) - (other.content?.milligrams ?? 0) ||
        (one.id < other.id ? -1 : 1),
    )
    .slice(0, medicineSearch.results)
}

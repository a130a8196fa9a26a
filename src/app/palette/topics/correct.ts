import { fold } from '#contract/kernel/search/fold.ts'
import { typingErrors } from './distance.ts'

/** Shorter words are as near to another word as to themselves. */
const shortest = 4

/** Short words may hold one typing error, longer ones two. */
const errorsIn = (word: string) => (word.length < 7 ? 1 : 2)

/**
 * What was probably meant: every word that begins no word of the lexicon becomes the nearest one there; `undefined` where nothing changes.
 * The lexicon's order decides between words that are equally near.
 */
export function corrected(typed: string, lexicon: readonly string[]): string | undefined {
  const words = fold(typed).trim().split(' ')
  const meant = words.map((word) => nearest(word, lexicon) ?? word)
  return meant.some((word, at) => word !== words[at]) ? meant.join(' ') : undefined
}

function nearest(word: string, lexicon: readonly string[]): string | undefined {
  if (word.length < shortest || /\d/.test(word) || lexicon.some((known) => known.startsWith(word))) return undefined
  const most = errorsIn(word)
  let best: { known: string; errors: number } | undefined
  for (const known of lexicon) {
    if (known.length < shortest) continue
    const errors = typingErrors(word, known, most)
    if (errors <= most && (!best || errors < best.errors)) best = { known, errors }
  }
  return best?.known
}

/** The words that texts are made of, each once, as they are compared. */
export function lexiconOf(texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap((text) => fold(text).split(' ')))].filter((word) => word !== '')
}

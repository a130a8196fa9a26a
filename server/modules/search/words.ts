import { escapeLike } from '#server/kernel/like.ts'
import { withLatinDigits } from '#contract/kernel/search/fold.ts'
import type { SearchTerms } from '#server/kernel/search-terms.ts'

/** The number begins so, written as numbers are. `null`: nothing with a digit was asked for, so that no number is meant. */
export function beginningOfNumber({ words }: SearchTerms): string | null {
  const text = withLatinDigits(words.join(' ').toUpperCase())
  return /\d/.test(text) ? `${escapeLike(text)}%` : null
}

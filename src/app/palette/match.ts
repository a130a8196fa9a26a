import { fold } from '#contract/kernel/search/fold.ts'
import { hasBeginnings, searchedWords } from '#contract/kernel/search/spellings.ts'

/**
 * How well a title answers what was typed: 0 where it begins so, 1 where each word typed begins one of its words, 2 where the
 * description helps; `undefined` where it does not answer.
 */
export function rankOf(typed: string, title: string, about = ''): 0 | 1 | 2 | undefined {
  if (fold(title).startsWith(fold(typed))) return 0
  if (hasBeginnings(title, typed)) return 1
  // Short words begin something in every sentence.
  const isTelling = searchedWords(typed).some(({ word }) => word.length >= 4)
  return isTelling && hasBeginnings(`${title} ${about}`, typed) ? 2 : undefined
}

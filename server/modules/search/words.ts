import { escapeLike } from '#server/kernel/like.ts'
import { hasWords, type Wanted } from '#server/kernel/wanted.ts'

/** The name of this table (or its alias) has a word that begins so, for each of the words. */
export const named = (table: string, wanted: Pick<Wanted, 'patterns'>) => hasWords(`${table}.name_words`, wanted)

/** The number begins so, written as numbers are. `null`: nothing with a digit was asked for, so that no number is meant. */
export function beginningOfNumber({ words }: Wanted): string | null {
  const text = words.join(' ').toUpperCase()
  return /\d/.test(text) ? `${escapeLike(text)}%` : null
}

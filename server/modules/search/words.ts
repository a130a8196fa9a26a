import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Reader } from '#server/kernel/db.ts'
import { escapeLike } from '#server/kernel/like.ts'

/** Further words would narrow nothing that a person looks for. */
const wordsAtMost = 6

/** What is looked for: as it was written, and as patterns that names are held against. */
export interface Wanted {
  readonly words: readonly string[]
  readonly patterns: readonly string[]
}

/** Reads what was asked for; `null` where nothing in it has a letter or a digit. */
export async function wantedOf(db: Reader, text: string): Promise<Wanted | null> {
  const words = text
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, wordsAtMost)
  if (words.length === 0) return null
  // Folded once and ahead: within a search it would be done anew for every name that is looked at.
  const { rows } = await sql<{ pattern: string }>`
    select '%' || folded(word) || '%' as pattern from unnest(${sql.val(words)}::text[]) as word`.execute(db)
  return { words, patterns: rows.map(({ pattern }) => pattern) }
}

/** The name of this table (or its alias) has a word that begins so, for each of the words. */
export function named(table: string, { patterns }: Pick<Wanted, 'patterns'>): RawBuilder<SqlBool> {
  const kept = sql.ref(`${table}.name_words`)
  return sql.join(
    patterns.map((pattern) => sql`${kept} like ${pattern}`),
    sql` and `,
  ) as RawBuilder<SqlBool>
}

/** The number begins so, written as numbers are. `null`: nothing with a digit was asked for, so that no number is meant. */
export function beginningOfNumber({ words }: Wanted): string | null {
  const text = words.join(' ').toUpperCase()
  return /\d/.test(text) ? `${escapeLike(text)}%` : null
}

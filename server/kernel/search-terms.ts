import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Reader } from './db.ts'

/** Further words would narrow nothing that a person looks for. */
const wordsAtMost = 6

/** What is looked for: as it was written, and as patterns that folded texts (migration 0012) are held against. */
export interface SearchTerms {
  readonly words: readonly string[]
  readonly patterns: readonly string[]
}

/** Reads what was asked for; `null` where nothing in it has a letter or a digit. */
export async function searchTermsOf(db: Reader, text: string): Promise<SearchTerms | null> {
  const words = text
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, wordsAtMost)
  if (words.length === 0) return null
  // Folded once and ahead: within a search it would be done anew for every text that is looked at.
  const { rows } = await sql<{ pattern: string }>`
    select '%' || folded(word) || '%' as pattern from unnest(${sql.val(words)}::text[]) as word`.execute(db)
  return { words, patterns: rows.map(({ pattern }) => pattern) }
}

/** The folded text in this column, or made of several, has a word that begins so, for each of the words. */
export function matchesTerms(
  column: string | RawBuilder<string>,
  { patterns }: Pick<SearchTerms, 'patterns'>,
): RawBuilder<SqlBool> {
  const kept = typeof column === 'string' ? sql.ref(column) : column
  return sql.join(
    patterns.map((pattern) => sql`${kept} like ${pattern}`),
    sql` and `,
  ) as RawBuilder<SqlBool>
}

/** The same from what a person wrote; nothing is found by what has neither letter nor digit. */
export async function matchesText(db: Reader, column: string | RawBuilder<string>, text: string): Promise<RawBuilder<SqlBool>> {
  const wanted = await searchTermsOf(db, text)
  return wanted ? matchesTerms(column, wanted) : sql<SqlBool>`false`
}

/** The name of this table (or its alias) has a word that begins so, for each of the words. */
export const matchesName = (table: string, wanted: Pick<SearchTerms, 'patterns'>) => matchesTerms(`${table}.name_words`, wanted)

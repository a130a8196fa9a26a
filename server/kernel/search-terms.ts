import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { searchedWords } from '#contract/kernel/search/spellings.ts'

/** Further words would narrow nothing that a person looks for. */
const wordsAtMost = 6

/** What is looked for: as it was written, and as patterns that folded texts (`folded`, migration 0450) are held against. */
export interface SearchTerms {
  readonly words: readonly string[]
  /** For each word, the patterns of its spellings; one of them must fit. */
  readonly patterns: readonly (readonly string[])[]
}

/** Reads what was asked for; `null` where nothing in it has a letter, a digit or an emoji. */
export function searchTermsOf(text: string): SearchTerms | null {
  const searched = searchedWords(text, wordsAtMost)
  if (searched.length === 0) return null
  return { words: searched.map(({ word }) => word), patterns: searched.map(({ spellings }) => spellings.flatMap(patternsOf)) }
}

/** A whole word is followed by a blank, or the text ends there. Folded texts have none of the signs of patterns. */
const patternsOf = (spelling: string): string[] =>
  spelling.endsWith(' ') ? [`%${spelling}%`, `%${spelling.trimEnd()}`] : [`%${spelling}%`]

/** Whether the text fits one of the patterns. By the list alone when there are several, so that an expression is folded once. */
export const matchesOneOf = (text: RawBuilder<unknown>, patterns: readonly string[]): RawBuilder<SqlBool> =>
  patterns.length === 1 ? sql<SqlBool>`${text} like ${patterns[0]}` : sql<SqlBool>`${text} like any(${sql.val(patterns)}::text[])`

/** The folded text in this column, or made of several, has a word that begins so, for each of the words. */
export function matchesTerms(
  column: string | RawBuilder<string>,
  { patterns }: Pick<SearchTerms, 'patterns'>,
): RawBuilder<SqlBool> {
  const kept = typeof column === 'string' ? sql.ref(column) : column
  return sql.join(
    patterns.map((each) => matchesOneOf(kept, each)),
    sql` and `,
  ) as RawBuilder<SqlBool>
}

/** The same from what a person wrote; nothing is found by what has neither letter, digit nor emoji. */
export function matchesText(column: string | RawBuilder<string>, text: string): RawBuilder<SqlBool> {
  const wanted = searchTermsOf(text)
  return wanted ? matchesTerms(column, wanted) : sql<SqlBool>`false`
}

/** The name of this table (or its alias) has a word that begins so, for each of the words. */
export const matchesName = (table: string, wanted: Pick<SearchTerms, 'patterns'>) => matchesTerms(`${table}.name_words`, wanted)

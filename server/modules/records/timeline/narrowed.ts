import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { matchesTerms } from '#server/kernel/search-terms.ts'
import type { TimelineWanted } from './provider.ts'

/**
 * What of a source is asked for, by its columns: place in time, id, and folded words. For `where`; the order is `at desc, id desc`.
 * Without words in the source, what is looked for by words is found by its `words` expression alone.
 */
export function narrowedTo(
  wanted: TimelineWanted,
  columns: { readonly at: string; readonly id: string; readonly words: string | RawBuilder<string> },
): RawBuilder<SqlBool> {
  const at = sql.ref(columns.at)
  const parts: RawBuilder<unknown>[] = [sql`true`]
  if (wanted.from !== null) parts.push(sql`${at} >= ${wanted.from}::timestamptz`)
  if (wanted.to !== null) parts.push(sql`${at} < ${wanted.to}::timestamptz`)
  if (wanted.terms) parts.push(matchesTerms(columns.words, wanted.terms))
  if (wanted.after) parts.push(sql`(${at}, ${sql.ref(columns.id)}) < (${wanted.after.at}::timestamptz, ${wanted.after.id}::uuid)`)
  return sql<SqlBool>`(${sql.join(parts, sql` and `)})`
}

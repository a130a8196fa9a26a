import { narrowedTo, ofSubject, type TimelineProvider } from '#server/modules/records/index.ts'
import { sql } from 'kysely'
import './tables.ts'

/** What was set, in the record's timeline; what was stopped stands in it, marked. */
export const careTimeline: TimelineProvider = {
  kinds: ['care'],
  async list(db, subject, wanted) {
    const rows = await db
      .selectFrom('care_items as item')
      .leftJoin('users as author', 'author.id', 'item.author_id')
      .select(['item.id', 'kind', 'title', 'details', 'item.created_at', 'stopped_at', 'author.name'])
      .where(ofSubject('item', subject))
      .where(
        narrowedTo(wanted, {
          at: 'item.created_at',
          id: 'item.id',
          words: sql<string>`folded(item.title || ' ' || item.details)`,
        }),
      )
      .orderBy('item.created_at', 'desc')
      .orderBy('item.id', 'desc')
      .limit(wanted.limit)
      .execute()
    return rows.map((row) => ({
      id: row.id,
      kind: 'care' as const,
      at: row.created_at,
      isDay: false,
      title: row.title,
      text: row.details.slice(0, 200),
      state: row.kind,
      by: row.name,
      toldByOwner: false,
      isConfirmed: true,
      isCorrected: false,
      isWithdrawn: row.stopped_at !== null,
    }))
  },
}

import { entryKinds, type EntryKind } from '#contract/records/values.ts'
import { lineOf } from '../entries/facts.ts'
import { ofSubject } from '../subjects.ts'
import '../tables.ts'
import { narrowedTo } from './narrowed.ts'
import type { TimelineProvider } from './provider.ts'

const isEntryKind = (kind: string): kind is EntryKind => entryKinds.some((known) => known === kind)

/** Entries of the record itself; those that were withdrawn stand in it, marked. */
export const entriesTimeline: TimelineProvider = {
  kinds: entryKinds,
  async list(db, subject, wanted) {
    const rows = await db
      .selectFrom('record_entries as entry')
      .innerJoin('record_entry_editions as said', (join) =>
        join.onRef('said.entry_id', '=', 'entry.id').onRef('said.edition', '=', 'entry.edition'),
      )
      .leftJoin('users as author', 'author.id', 'entry.author_id')
      .select(['entry.id', 'kind', 'at', 'is_day', 'told_by_owner', 'confirmed_at', 'withdrawn_at', 'data', 'author.name'])
      .select((eb) =>
        eb
          .exists(
            eb
              .selectFrom('record_entry_editions as other')
              .select('other.edition')
              .whereRef('other.entry_id', '=', 'entry.id')
              .where('other.act', '=', 'correct'),
          )
          .as('is_corrected'),
      )
      .where(ofSubject('entry', subject))
      .where('kind', 'in', wanted.kinds.filter(isEntryKind))
      .where(narrowedTo(wanted, { at: 'entry.at', id: 'entry.id', words: 'entry.words' }))
      .orderBy('entry.at', 'desc')
      .orderBy('entry.id', 'desc')
      .limit(wanted.limit)
      .execute()
    return rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      at: row.at,
      isDay: row.is_day,
      ...lineOf(row.data),
      by: row.name,
      toldByOwner: row.told_by_owner,
      isConfirmed: row.confirmed_at !== null,
      isCorrected: Boolean(row.is_corrected),
      isWithdrawn: row.withdrawn_at !== null,
    }))
  },
}

import { sql } from 'kysely'
import { narrowedTo, ofSubject, type TimelineProvider } from '#server/modules/records/index.ts'
import './tables.ts'

const longestText = 400

/** Summaries that were shared, each in the edition that holds, by the visit that they are of. */
export const summariesTimeline: TimelineProvider = {
  kinds: ['summary'],
  async list(db, subject, wanted) {
    const rows = await db
      .selectFrom('shared_summaries as shared')
      .innerJoin('appointments', 'appointments.id', 'shared.appointment_id')
      .innerJoin('users as writer', 'writer.id', 'shared.shared_by')
      .select(['appointments.id', 'shared.shared_at', 'edition', 'writer.name', 'found', 'advice'])
      .where(ofSubject('appointments', subject))
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('shared_summaries as later')
              .select('later.edition')
              .whereRef('later.appointment_id', '=', 'shared.appointment_id')
              .whereRef('later.edition', '>', 'shared.edition'),
          ),
        ),
      )
      .where(
        narrowedTo(wanted, {
          at: 'shared.shared_at',
          id: 'appointments.id',
          words: sql<string>`folded(concat_ws(' ', found, treatment, advice, warning, come_back, writer.name))`,
        }),
      )
      .orderBy('shared.shared_at', 'desc')
      .orderBy('appointments.id', 'desc')
      .limit(wanted.limit)
      .execute()
    return rows.map((row) => ({
      id: row.id,
      kind: 'summary' as const,
      at: row.shared_at,
      isDay: false,
      title: '',
      text: [row.found, row.advice]
        .filter((part) => part !== '')
        .join('\n')
        .slice(0, longestText),
      state: null,
      by: row.name,
      toldByOwner: false,
      isConfirmed: false,
      isCorrected: row.edition > 1,
      isWithdrawn: false,
    }))
  },
}

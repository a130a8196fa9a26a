import { sql } from 'kysely'
import { factsOfKind, type ObservationKind } from '#contract/observations/values.ts'
import { inUnit } from '#contract/observations/rules/measured.ts'
import { narrowedTo, ofSubject, type TimelineProvider } from '#server/modules/records/index.ts'
import './tables.ts'

/** As it is commonly written beside a number. */
const writtenUnits: Readonly<Record<string, string>> = { Cel: '°C', 'mm[Hg]': 'mmHg', '/min': '/min', '{score}': '/ 9' }

/** Measurements in the record's timeline; those that were withdrawn stand in it, marked. */
export const observationsTimeline: TimelineProvider = {
  kinds: ['observation'],
  async list(db, subject, wanted) {
    const rows = await db
      .selectFrom('observations as measured')
      .leftJoin('users as author', 'author.id', 'measured.author_id')
      .select([
        'measured.id',
        'kind',
        'value',
        'second',
        'at',
        'is_day',
        'edition',
        'told_by_owner',
        'withdrawn_at',
        'author.name',
      ])
      .where(ofSubject('measured', subject))
      .where(narrowedTo(wanted, { at: 'measured.at', id: 'measured.id', words: sql<string>`replace(measured.kind, '_', ' ')` }))
      .orderBy('measured.at', 'desc')
      .orderBy('measured.id', 'desc')
      .limit(wanted.limit)
      .execute()
    return rows.map((row) => ({
      id: row.id,
      kind: 'observation' as const,
      at: row.at,
      isDay: row.is_day,
      title: '',
      text: written(row.kind, row.value, row.second),
      state: row.kind,
      by: row.name,
      toldByOwner: row.told_by_owner,
      isConfirmed: false,
      isCorrected: row.edition > (row.withdrawn_at === null ? 1 : 2),
      isWithdrawn: row.withdrawn_at !== null,
    }))
  },
}

function written(kind: ObservationKind, value: number, second: number | null): string {
  const { unit } = factsOfKind(kind)
  const numbers = [value, ...(second === null ? [] : [second])].map((number) => inUnit(kind, number)).join('/')
  return `${numbers} ${writtenUnits[unit] ?? unit}`
}

import { sql } from 'kysely'
import { matchesTerms } from '#server/kernel/search-terms.ts'
import { ofSubject, type TimelineProvider } from '#server/modules/records/index.ts'
import './tables.ts'

/** Prescriptions that were issued, in the record's timeline. */
export const prescriptionTimeline: TimelineProvider = {
  kinds: ['prescription'],
  async list(db, subject, { from, to, terms, after, limit }) {
    const medicines = sql<string>`coalesce((select string_agg(trim(name || ' ' || strength), ', ' order by position)
      from prescription_lines where prescription_id = prescriptions.id), '')`
    let query = db
      .selectFrom('prescriptions')
      .innerJoin('users', 'users.id', 'prescriptions.doctor_id')
      .select(['prescriptions.id', 'state', 'diagnosis', 'users.name', medicines.as('medicines')])
      .select(sql<string>`issued_at`.as('issued_at'))
      .where(ofSubject('prescriptions', subject))
      .where('state', '<>', 'draft')
    if (from) query = query.where('issued_at', '>=', from)
    if (to) query = query.where('issued_at', '<', to)
    if (terms) query = query.where(matchesTerms(sql<string>`folded(${medicines} || ' ' || diagnosis)`, terms))
    if (after) query = query.where(sql<boolean>`(issued_at, prescriptions.id) < (${after.at}::timestamptz, ${after.id}::uuid)`)
    const rows = await query.orderBy('issued_at', 'desc').orderBy('prescriptions.id', 'desc').limit(limit).execute()
    return rows.map((row) => ({
      id: row.id,
      kind: 'prescription' as const,
      at: row.issued_at,
      isDay: false,
      title: row.medicines.slice(0, 200),
      text: row.diagnosis,
      state: row.state,
      by: row.name,
      toldByOwner: false,
      isConfirmed: true,
      isCorrected: row.state === 'superseded',
      isWithdrawn: row.state === 'cancelled',
    }))
  },
}

import { sql } from 'kysely'
import { ofSubject, type TimelineProvider } from '#server/modules/records/index.ts'
import { matchesTerms } from '#server/kernel/search-terms.ts'
import './tables.ts'

/** Certificates in the record's timeline; opened they are found at their visit. */
export const certificateTimeline: TimelineProvider = {
  kinds: ['certificate'],
  async list(db, subject, { from, to, terms, after, limit }) {
    let query = db
      .selectFrom('certificates')
      .innerJoin('users', 'users.id', 'certificates.doctor_id')
      .select(['certificates.id', 'kind', 'state', 'issued_at', 'statement', 'users.name'])
      .where(ofSubject('certificates', subject))
    if (from) query = query.where('issued_at', '>=', from)
    if (to) query = query.where('issued_at', '<', to)
    if (terms) query = query.where(matchesTerms(sql`folded(certificates.statement)`, terms))
    if (after) query = query.where(sql<boolean>`(issued_at, certificates.id) < (${after.at}::timestamptz, ${after.id}::uuid)`)
    const rows = await query.orderBy('issued_at', 'desc').orderBy('certificates.id', 'desc').limit(limit).execute()
    return rows.map(({ id, kind, state, issued_at: at, statement, name }) => ({
      id,
      kind: 'certificate' as const,
      at,
      isDay: false,
      title: '',
      text: statement.slice(0, 200),
      state: state === 'issued' ? kind : state,
      by: name,
      toldByOwner: false,
      isConfirmed: true,
      isCorrected: state === 'superseded',
      isWithdrawn: state === 'cancelled',
    }))
  },
}

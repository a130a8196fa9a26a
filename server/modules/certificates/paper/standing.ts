import { certificateKindFacts } from '#contract/certificates/values.ts'
import type { PaperKindPort } from '#server/modules/papers/index.ts'
import { isExpired } from '../read-certificates.ts'
import '../tables.ts'
import { certificateWords } from './certificate-words.ts'

/** What a certificate's page tells: which kind, for whom, and whether it holds. The statement stays on the paper. */
export const certificateStanding: PaperKindPort = {
  async standing(db, recordId, now) {
    const row = await db.selectFrom('certificates').selectAll().where('id', '=', recordId).executeTakeFirst()
    if (!row) return null
    const state = row.state === 'issued' ? (isExpired(row, now) ? 'expired' : 'genuine') : row.state
    return {
      state,
      subject: row.facts.name,
      validUntil: certificateKindFacts[row.kind].expires ? row.ends_on : null,
      lines: [{ id: row.id, text: certificateWords[row.locale].title[row.kind], left: null, due: null }],
    }
  },
}

import type { Selectable } from 'kysely'
import { afterVerb, type CertificateVerb } from '#contract/certificates/states.ts'
import { conflict } from '#server/kernel/errors.ts'
import type { Work } from '#server/kernel/work.ts'
import type { CertificateTable } from './tables.ts'

/** The one place in which a state changes; the row is locked before. @throws Refusal 409 `certificate_state` */
export async function changeState(
  work: Work,
  row: Selectable<CertificateTable>,
  verb: CertificateVerb,
  more: { readonly cancelled_at?: Date; readonly cancel_reason?: string },
): Promise<Selectable<CertificateTable>> {
  const state = afterVerb(row.state, verb)
  if (state === null) throw conflict('certificate_state', 'The certificate is in a state that does not allow this', row.state)
  return work.db
    .updateTable('certificates')
    .set({ state, ...more })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

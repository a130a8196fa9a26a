import type { Certificate } from '#contract/certificates/schemas.ts'
import { paths } from '#contract/paths.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { changeState } from './change-state.ts'
import { presented } from './read-certificates.ts'
import './tables.ts'

/** From now on its page says that it is cancelled. @throws Refusal 404 for another doctor's, 409 `certificate_state` */
export async function cancelCertificate(platform: Platform, actor: Actor, id: string, reason: string): Promise<Certificate> {
  return platform.transact(async (work) => {
    const row = await work.db
      .selectFrom('certificates')
      .selectAll()
      .where('id', '=', id)
      .where('doctor_id', '=', actor.userId)
      .forUpdate()
      .executeTakeFirst()
    if (!row) throw notFound()
    const cancelled = await changeState(work, row, 'cancel', { cancelled_at: platform.clock.now(), cancel_reason: reason })
    await work.audit({ action: 'certificate.cancel', recordKind: 'certificate', recordId: id, userId: actor.userId, reason })
    await work.inform([row.patient_id], {
      kind: 'certificateCancelled',
      data: { name: row.facts.doctor.name },
      link: paths.userAppointmentDetails.link({ id: row.appointment_id }),
    })
    await work.tell([row.patient_id, row.doctor_id], { kind: 'certificate.changed', payload: { id: row.appointment_id } })
    return presented(platform, work.db, cancelled)
  })
}

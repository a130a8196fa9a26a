import { paths } from '#contract/paths.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict, notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'

export type LicenceDecision = { readonly state: 'verified' } | { readonly state: 'refused'; readonly reason: string }

/**
 * Decides on a doctor's licence; the doctor is told at once and by mail. A refused licence may still be verified; a verified one
 * cannot be refused any more.
 * @throws Refusal 404; 409 `licence_decided`.
 */
export function decideLicence(platform: Platform, actor: Actor, input: { id: string }, decision: LicenceDecision): Promise<void> {
  return platform.transact(async (work) => {
    const doctor = await work.db
      .selectFrom('doctors')
      .select(['user_id', 'licence_state'])
      .where('user_id', '=', input.id)
      .forUpdate()
      .executeTakeFirst()
    if (!doctor) throw notFound()
    if (doctor.licence_state === decision.state || doctor.licence_state === 'verified') {
      throw conflict('licence_decided', 'This licence has been decided on already')
    }
    const reason = decision.state === 'refused' ? decision.reason : null
    await work.db
      .updateTable('doctors')
      .set({ licence_state: decision.state, licence_reason: reason })
      .where('user_id', '=', doctor.user_id)
      .execute()
    const action = decision.state === 'verified' ? 'doctor.verify' : 'doctor.refuse'
    await work.audit({ action, recordKind: 'doctor', recordId: doctor.user_id, userId: actor.userId, reason })
    await tellDoctor(platform, work, doctor.user_id, decision)
    await work.tell([actor.userId], { kind: 'dashboard.changed', payload: {} })
  })
}

function tellDoctor({ settings }: Platform, work: Work, id: string, decision: LicenceDecision): Promise<void> {
  return work.inform([id], {
    kind: decision.state === 'verified' ? 'licenceVerified' : 'licenceRefused',
    data: decision.state === 'refused' ? { reason: decision.reason } : {},
    mailData: { address: settings.publicUrl + paths.doctorLogin.link() },
    link: paths.doctorProfile.link(),
  })
}

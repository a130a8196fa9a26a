import type { Actor } from '#server/kernel/actor.ts'
import { conflict, notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { notifyLicenceDecision, type LicenceDecision } from './notify-licence-decision.ts'

/**
 * Decides on a doctor's licence; the doctor is told at once and by mail. A refused or revoked licence may still be verified; a verified
 * one is not refused any more but revoked (`revokeLicence`).
 * @throws Refusal 404; 409 `licence_decided`.
 */
export function decideLicence(
  platform: Platform,
  actor: Actor,
  input: { id: string },
  decision: Exclude<LicenceDecision, { state: 'revoked' }>,
): Promise<void> {
  return platform.transact(async (work) => {
    const doctor = await work.db
      .selectFrom('doctors')
      .select(['user_id', 'licence_state'])
      .where('user_id', '=', input.id)
      .forUpdate()
      .executeTakeFirst()
    if (!doctor) throw notFound()
    const isOpen = decision.state === 'verified' ? doctor.licence_state !== 'verified' : doctor.licence_state === 'unverified'
    if (!isOpen) {
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
    await notifyLicenceDecision(platform, work, doctor.user_id, decision)
    await work.tell([actor.userId], { kind: 'dashboard.changed', payload: {} })
  })
}

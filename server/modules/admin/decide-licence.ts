import type { Actor } from '#server/kernel/actor.ts'
import { conflict, notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { administrators } from '#server/modules/account/index.ts'
import { licenceTable, type Licensed } from './licensed.ts'
import { notifyLicenceDecision, type LicenceDecision } from './notify-licence-decision.ts'

/**
 * Decides on the licence of a doctor or a pharmacy, who are told at once and by mail. A refused or revoked licence may still be verified; a
 * verified one is not refused any more but revoked (`revokeLicence`).
 * @throws Refusal 404; 409 `licence_decided`.
 */
export function decideLicence(
  platform: Platform,
  actor: Actor,
  { id, of = 'doctor' }: { id: string; of?: Licensed },
  decision: Exclude<LicenceDecision, { state: 'revoked' }>,
): Promise<void> {
  return platform.transact(async (work) => {
    const found = await work.db
      .selectFrom(licenceTable(of))
      .select('licence_state')
      .where('user_id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!found) throw notFound()
    const isOpen = decision.state === 'verified' ? found.licence_state !== 'verified' : found.licence_state === 'unverified'
    if (!isOpen) {
      throw conflict('licence_decided', 'This licence has been decided on already')
    }
    const reason = decision.state === 'refused' ? decision.reason : null
    await work.db
      .updateTable(licenceTable(of))
      .set({ licence_state: decision.state, licence_reason: reason })
      .where('user_id', '=', id)
      .execute()
    const verb = decision.state === 'verified' ? 'verify' : 'refuse'
    await work.audit({ action: `${of}.${verb}`, recordKind: of, recordId: id, userId: actor.userId, reason })
    await notifyLicenceDecision(platform, work, { id, of }, decision)
    await work.tell(await administrators(work.db), { kind: 'dashboard.changed', payload: {} })
  })
}

import type { Licensed } from '#contract/licences/values.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict, notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { administrators } from '#server/modules/account/index.ts'
import { assertUnclaimed, licenceTable } from '#server/modules/licences/index.ts'
import { notifyLicenceDecision, type LicenceDecision } from './notify-licence-decision.ts'

/**
 * Decides on the licence of a doctor or a pharmacy, who are told at once and by mail. A refused or revoked licence may still be verified; a
 * verified one is not refused any more but revoked (`revokeLicence`), unless a later last day of it waits: then that is decided on.
 * @throws Refusal 404; 409 `licence_decided`, `licence_claimed`.
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
    await assertUnclaimed(platform, work, actor, id)
    const review = await work.db
      .deleteFrom('licence_reviews')
      .where('user_id', '=', id)
      .returning('renews_until')
      .executeTakeFirst()
    const renewsUntil = found.licence_state === 'verified' ? (review?.renews_until ?? null) : null
    const isOpen = decision.state === 'verified' ? found.licence_state !== 'verified' : found.licence_state === 'unverified'
    if (!isOpen && renewsUntil === null) throw conflict('licence_decided', 'This licence has been decided on already')
    const reason = decision.state === 'refused' ? decision.reason : null
    await work.db
      .updateTable(licenceTable(of))
      .set(
        renewsUntil === null
          ? { licence_state: decision.state, licence_reason: reason }
          : // Refused: what was verified until now stays so until its own last day.
            decision.state === 'verified'
            ? { licence_expires_on: renewsUntil, licence_reason: null }
            : { licence_reason: reason },
      )
      .where('user_id', '=', id)
      .execute()
    const verb = decision.state === 'verified' ? 'verify' : 'refuse'
    await work.audit({
      action: `${of}.${verb}`,
      recordKind: of,
      recordId: id,
      userId: actor.userId,
      reason,
      concernsId: id,
      changes:
        renewsUntil === null
          ? [{ field: 'licence_state', before: found.licence_state, after: decision.state }]
          : [{ field: 'licence_expires_on', after: decision.state === 'verified' ? renewsUntil : null }],
    })
    await notifyLicenceDecision(platform, work, { id, of }, decision)
    const office = await administrators(work.db)
    await work.tell(office, { kind: 'dashboard.changed', payload: {} })
    await work.tell(office, { kind: 'licence.queue.changed', payload: {} })
  })
}

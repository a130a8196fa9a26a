import type { Licensed } from '#contract/licences/values.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict, notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { administrators } from '#server/modules/account/index.ts'
import { licenceTable } from '#server/modules/licences/index.ts'
import { leftBehind } from './accounts/left-behind.ts'
import { notifyLicenceDecision } from './notify-licence-decision.ts'

/**
 * Takes a verified licence back: the doctor, or what a pharmacy sells, is neither found nor booked or ordered from now on; they are told the
 * reason at once and by mail. What is booked or ordered stays; answers how many appointments and orders that are.
 * @throws Refusal 404; 409 `licence_decided` for a licence that is not verified (any more).
 */
export function revokeLicence(
  platform: Platform,
  actor: Actor,
  { id, reason, of = 'doctor' }: { id: string; reason: string; of?: Licensed },
): Promise<{ appointments: number; orders: number }> {
  return platform.transact(async (work) => {
    // For update: a booking that read the licence before ends first, one that comes after reads the new state.
    const found = await work.db
      .selectFrom(licenceTable(of))
      .select('licence_state')
      .where('user_id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!found) throw notFound()
    if (found.licence_state !== 'verified') throw conflict('licence_decided', 'This licence has been decided on already')
    await work.db
      .updateTable(licenceTable(of))
      .set({ licence_state: 'revoked', licence_reason: reason })
      .where('user_id', '=', id)
      .execute()
    await work.audit({
      action: `${of}.revoke`,
      recordKind: of,
      recordId: id,
      userId: actor.userId,
      reason,
      concernsId: id,
      changes: [{ field: 'licence_state', before: 'verified', after: 'revoked' }],
    })
    await notifyLicenceDecision(platform, work, { id, of }, { state: 'revoked', reason })
    await work.tell(await administrators(work.db), { kind: 'dashboard.changed', payload: {} })
    const { visitsAhead, openOrders } = await leftBehind(work.db, platform.clock.now(), [id])
    return { appointments: visitsAhead, orders: openOrders }
  })
}

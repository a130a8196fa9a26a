import { bookedStates } from '#contract/booking/states.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict, notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { notifyLicenceDecision } from './notify-licence-decision.ts'

/**
 * Takes a verified licence back: the doctor is neither found nor booked from now on, and is told the reason at once and by mail. What is
 * booked stays; answers how many appointments that are.
 * @throws Refusal 404; 409 `licence_decided` for a licence that is not verified (any more).
 */
export function revokeLicence(
  platform: Platform,
  actor: Actor,
  { id, reason }: { id: string; reason: string },
): Promise<{ appointments: number }> {
  return platform.transact(async (work) => {
    // For update: a booking that read the licence before ends first, one that comes after reads the new state.
    const doctor = await work.db
      .selectFrom('doctors')
      .select('licence_state')
      .where('user_id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!doctor) throw notFound()
    if (doctor.licence_state !== 'verified') throw conflict('licence_decided', 'This licence has been decided on already')
    await work.db
      .updateTable('doctors')
      .set({ licence_state: 'revoked', licence_reason: reason })
      .where('user_id', '=', id)
      .execute()
    await work.audit({ action: 'doctor.revoke', recordKind: 'doctor', recordId: id, userId: actor.userId, reason })
    await notifyLicenceDecision(platform, work, id, { state: 'revoked', reason })
    await work.tell([actor.userId], { kind: 'dashboard.changed', payload: {} })
    return { appointments: await bookedWith(platform, work, id) }
  })
}

async function bookedWith({ clock }: Platform, work: Work, doctorId: string): Promise<number> {
  const { count } = await work.db
    .selectFrom('appointments')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('doctor_id', '=', doctorId)
    .where('state', 'in', bookedStates)
    .where('ends_at', '>', clock.now().toISOString())
    .executeTakeFirstOrThrow()
  return count
}

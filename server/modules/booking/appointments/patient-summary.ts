import type { PatientSummary } from '#contract/booking/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { presentCard, selectCards } from './appointment-cards.ts'
import { inTab, ownAppointments } from './list-appointments.ts'

const shown = 20

/** The patient's next visit, and the ones whose slot waits for payment. */
export async function readPatientSummary({ db, clock }: Platform, actor: Actor): Promise<PatientSummary> {
  const now = clock.now()
  const coming = selectCards(db)
    .where(ownAppointments(actor))
    .where(inTab('upcoming', now))
    .orderBy('appointments.starts_at')
    .orderBy('appointments.id')
  const next = await coming.where('appointments.state', '<>', 'pending_payment').limit(1).executeTakeFirst()
  const toPay = await coming
    .where('appointments.state', '=', 'pending_payment')
    .where('appointments.hold_expires_at', '>', now.toISOString())
    .limit(shown)
    .execute()
  const { upcoming } = await db
    .selectFrom('appointments')
    .select((count) => count.fn.countAll<number>().as('upcoming'))
    .where(ownAppointments(actor))
    .where(inTab('upcoming', now))
    .executeTakeFirstOrThrow()
  return { next: next ? presentCard(next) : null, toPay: toPay.map(presentCard), upcoming }
}

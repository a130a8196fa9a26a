import type { PetRight } from '#contract/carers/rights.ts'
import type { PatientSummary } from '#contract/booking/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { presentFor, selectCards } from './appointment-cards.ts'
import { inTab, ownAppointments } from './list-appointments.ts'

const shown = 20

/** The next visit of the patient or of a pet in their care, and the ones whose slot waits for a payment that they may make. */
export async function readPatientSummary({ db, clock }: Platform, actor: Actor): Promise<PatientSummary> {
  const now = clock.now()
  const comingWith = (right: PetRight) =>
    selectCards(db)
      .where(ownAppointments(actor, right))
      .where(inTab('upcoming', now))
      .orderBy('appointments.starts_at')
      .orderBy('appointments.id')
  const next = await comingWith('see').where('appointments.state', '<>', 'pending_payment').limit(1).executeTakeFirst()
  const toPay = await comingWith('pay')
    .where('appointments.state', '=', 'pending_payment')
    .where('appointments.hold_expires_at', '>', now.toISOString())
    .limit(shown)
    .execute()
  const present = await presentFor(db, actor)
  const { upcoming } = await db
    .selectFrom('appointments')
    .select((count) => count.fn.countAll<number>().as('upcoming'))
    .where(ownAppointments(actor, 'see'))
    .where(inTab('upcoming', now))
    .executeTakeFirstOrThrow()
  return { next: next ? present(next) : null, toPay: toPay.map(present), upcoming }
}

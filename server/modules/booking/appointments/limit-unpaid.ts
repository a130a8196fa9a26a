import { maxUnpaid } from '#contract/booking/rules.ts'
import { conflict } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'

/**
 * Makes sure that whoever books may hold one more time unpaid: a patient counts what they booked themselves, a carer what they booked for others
 * and for themselves, so that neither uses up the other's. Locks the booker until the unit of work ends, so that many bookings at once are counted
 * one by one.
 * @throws Refusal 409 `too_many_unpaid`.
 */
export async function limitUnpaid({ clock }: Platform, work: Work, bookerId: string): Promise<void> {
  await work.db.selectFrom('patients').select('user_id').where('user_id', '=', bookerId).forNoKeyUpdate().execute()
  const { held } = await work.db
    .selectFrom('appointments')
    .select((eb) => eb.fn.countAll<number>().as('held'))
    .where((where) =>
      where.or([
        where('booked_by', '=', bookerId),
        where.and([where('patient_id', '=', bookerId), where('booked_by', 'is', null)]),
      ]),
    )
    .where('state', '=', 'pending_payment')
    .where('hold_expires_at', '>', clock.now().toISOString())
    .executeTakeFirstOrThrow()
  if (held >= maxUnpaid) throw conflict('too_many_unpaid', 'You hold as many unpaid times as one person may')
}

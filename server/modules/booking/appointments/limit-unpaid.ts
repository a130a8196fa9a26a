import { maxUnpaid } from '#contract/booking/rules.ts'
import { conflict } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'

/**
 * Makes sure that the patient may hold one more time unpaid. Locks the patient until the unit of work ends, so that many bookings at once
 * are counted one by one.
 * @throws Refusal 409 `too_many_unpaid`.
 */
export async function limitUnpaid({ clock }: Platform, work: Work, patientId: string): Promise<void> {
  await work.db.selectFrom('patients').select('user_id').where('user_id', '=', patientId).forNoKeyUpdate().execute()
  const { held } = await work.db
    .selectFrom('appointments')
    .select((eb) => eb.fn.countAll<number>().as('held'))
    .where('patient_id', '=', patientId)
    .where('state', '=', 'pending_payment')
    .where('hold_expires_at', '>', clock.now().toISOString())
    .executeTakeFirstOrThrow()
  if (held >= maxUnpaid) throw conflict('too_many_unpaid', 'You hold as many unpaid times as one person may')
}

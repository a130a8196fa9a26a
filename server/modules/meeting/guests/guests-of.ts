import { isPresentGuest } from '#contract/meeting/guests.ts'
import type { Guest } from '#contract/meeting/schemas.ts'
import type { Reader } from '#server/kernel/db.ts'

/** Those who ask to come into the call of an appointment, and those who may, in the order in which they asked. */
export async function guestsOf(db: Reader, appointmentId: string): Promise<Guest[]> {
  const guests = await db
    .selectFrom('meeting_guests')
    .select(['id', 'name', 'state'])
    .where('appointment_id', '=', appointmentId)
    .orderBy('asked_at')
    .orderBy('id')
    .execute()
  return guests.filter(({ state }) => isPresentGuest(state))
}

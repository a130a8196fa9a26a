import { mostInCall, mostInRoom, partyPlaces } from '#contract/meeting/guests.ts'
import { conflict } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { openRoom } from './carrier.ts'
import { peersOf } from './peers.ts'
import './tables.ts'

/**
 * There is a place for one more in a call whose appointment is locked: among the browsers, or from the fifth person on where a server carries
 * large calls. Guests who were admitted count, whether they have come or not, and so do carers who are there.
 * @param patientId whose place is kept
 * @param person the account that comes in, who takes no second place; `null` for a guest
 * @throws Refusal 409 `call_full`
 */
export async function takePlace(
  platform: Platform,
  work: Work,
  { meeting, patientId, person }: { readonly meeting: string; readonly patientId: string; readonly person: string | null },
): Promise<void> {
  const admitted = await work.db
    .selectFrom('meeting_guests')
    .select('id')
    .where('appointment_id', '=', meeting)
    .where('state', '=', 'admitted')
    .execute()
  const carers = (await peersOf(platform, work.db, meeting)).filter(
    (peer) => peer.part === 'patient' && peer.person !== patientId && peer.person !== person,
  )
  const taken = partyPlaces + admitted.length + carers.length
  const most = platform.largeCalls.address ? mostInRoom : mostInCall
  if (taken >= most) throw conflict('call_full', `No more than ${most} people can be in a call`)
  if (taken >= mostInCall) await openRoom(platform, work, meeting)
}

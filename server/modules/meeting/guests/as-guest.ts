import type { GuestCall } from '#contract/meeting/guest-schemas.ts'
import { isPresentGuest } from '#contract/meeting/guests.ts'
import type { Joined } from '#contract/meeting/schemas.ts'
import type { Reader } from '#server/kernel/db.ts'
import { conflict, notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { lockAppointment } from '#server/modules/booking/index.ts'
import { comeIn, joinedBy } from '../come-in.ts'
import { closed, stageOf } from '../lock-meeting.ts'
import { announceMeeting } from '../meeting-topic.ts'
import type { FindPlace, Place } from '../place.ts'
import { endConnectionsOf } from './decide-guest.ts'
import '../tables.ts'

async function findGuest({ secrets }: Pick<Platform, 'secrets'>, db: Reader, secret: string) {
  const guest = await db
    .selectFrom('meeting_guests')
    .innerJoin('appointments', 'appointments.id', 'meeting_guests.appointment_id')
    .innerJoin('users', 'users.id', 'appointments.doctor_id')
    .select([
      'meeting_guests.id',
      'meeting_guests.name',
      'meeting_guests.state',
      'meeting_guests.appointment_id',
      'appointments.state as appointment_state',
      'mode',
      'starts_at',
      'users.name as doctor',
    ])
    .where('secret_hash', '=', await secrets.hash(secret))
    .executeTakeFirst()
  if (!guest) throw notFound()
  return guest
}

type GuestRow = Awaited<ReturnType<typeof findGuest>>

const stageFor = (platform: Platform, { mode, appointment_state: state, starts_at }: GuestRow) =>
  stageOf(platform, { mode, state, starts_at })

/** The place of who has the secret of a guest. */
export const asGuest =
  (platform: Platform, secret: string): FindPlace =>
  async (db) =>
    placeOf(platform, await findGuest(platform, db, secret))

const placeOf = (platform: Platform, guest: GuestRow): Place => ({
  meeting: guest.appointment_id,
  part: 'guest',
  person: guest.id,
  column: 'guest_id',
  isOpen: guest.state === 'admitted' && stageFor(platform, guest) === 'call',
})

/** What was decided about the guest, and whether the call goes on. Nothing else of the visit. @throws Refusal 404 */
export async function readGuestCall(platform: Platform, secret: string): Promise<GuestCall> {
  const guest = await findGuest(platform, platform.db, secret)
  const { id, name, state, doctor } = guest
  return { id, name, state, doctor, stage: stageFor(platform, guest) }
}

/** An admitted guest comes into the call. @throws Refusal 404; 409 `meeting_closed`, `not_admitted` */
export async function joinAsGuest(platform: Platform, secret: string): Promise<Joined> {
  const { meeting, connection } = await platform.transact(async (work) => {
    const { appointment_id: id } = await findGuest(platform, work.db, secret)
    await lockAppointment(work, id)
    // Read again under the lock, which whoever takes guests out holds as well.
    const guest = await findGuest(platform, work.db, secret)
    if (stageFor(platform, guest) !== 'call') throw closed(guest.appointment_state)
    if (guest.state !== 'admitted') throw conflict('not_admitted', 'The doctor has not let this guest in')
    return { meeting: id, connection: await comeIn(platform, work, placeOf(platform, guest)) }
  })
  return joinedBy(platform, meeting, connection)
}

/** Goes for good; again changes nothing. @throws Refusal 404 */
export async function leaveAsGuest(platform: Platform, secret: string): Promise<void> {
  await platform.transact(async (work) => {
    const { appointment_id: meeting } = await findGuest(platform, work.db, secret)
    await lockAppointment(work, meeting)
    const { id, state } = await findGuest(platform, work.db, secret)
    if (!isPresentGuest(state)) return
    await work.db.updateTable('meeting_guests').set({ state: 'left' }).where('id', '=', id).execute()
    await endConnectionsOf(platform, work, meeting, id)
    announceMeeting(platform, work, meeting, 'meeting.changed')
  })
}

import type { MeetingPart } from '#contract/meeting/values.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import { notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { mayForVisit } from '#server/modules/booking/index.ts'
import { meetingPartOf, stageOf } from './lock-meeting.ts'

/** Somebody's place in a call. Of parties and guests alike, so that whoever is in a call follows the same rules. */
export interface Place {
  /** The appointment's id. */
  readonly meeting: string
  readonly part: MeetingPart
  /** The account's id or the guest's, as connections have it in `column`. */
  readonly person: string
  readonly column: 'user_id' | 'guest_id'
  /** The call goes on, and the person may be in it. */
  readonly isOpen: boolean
}

/** Reads whose place it is, as it is now. @throws Refusal 404 for who has none */
export type FindPlace = (db: Reader) => Promise<Place>

/** The place of who is a party of the appointment, or decides for its pet. */
export const asParty =
  (platform: Pick<Platform, 'clock'>, actor: Actor, id: string): FindPlace =>
  async (db) => {
    const appointment = await db
      .selectFrom('appointments')
      .select(['patient_id', 'doctor_id', 'pet_id', 'mode', 'state', 'starts_at'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (!appointment || !(await mayForVisit(db, actor, appointment, 'decide'))) throw notFound()
    const isOpen = stageOf(platform, appointment) === 'call'
    return { meeting: id, part: meetingPartOf(actor), person: actor.userId, column: 'user_id', isOpen }
  }

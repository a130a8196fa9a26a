import type { MeetingMessage } from '#contract/meeting/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import { notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { lockForParty, mayForVisit } from '#server/modules/booking/index.ts'
import { closed, meetingPartOf, stageOf } from './lock-meeting.ts'
import { announceMeeting } from './meeting-topic.ts'

/** Longest conversation that is answered at once; a visit has a few dozen. */
const mostMessages = 500

const selectMessages = (db: Reader, appointmentId: string) =>
  db
    .selectFrom('meeting_messages')
    .innerJoin('users', 'users.id', 'meeting_messages.author_id')
    .select(['meeting_messages.id', 'author_id', 'part', 'users.name', 'text', 'sent_at'])
    .where('appointment_id', '=', appointmentId)

type MessageRow = Awaited<ReturnType<ReturnType<typeof selectMessages>['executeTakeFirstOrThrow']>>

const present = ({ id, part, name, text, sent_at: at }: MessageRow): MeetingMessage => ({ id, part, name, text, at })

/** What was written, in its order. @throws Refusal 404 for others */
export async function listMessages({ db }: Platform, actor: Actor, appointmentId: string): Promise<MeetingMessage[]> {
  const appointment = await db
    .selectFrom('appointments')
    .select(['patient_id', 'doctor_id', 'pet_id'])
    .where('id', '=', appointmentId)
    .executeTakeFirst()
  if (!appointment || !(await mayForVisit(db, actor, appointment, 'decide'))) throw notFound()
  const rows = await selectMessages(db, appointmentId).orderBy('turn', 'desc').limit(mostMessages).execute()
  return rows.toReversed().map(present)
}

/**
 * Writes into the meeting, from the waiting room to the end of the call. The same message again is answered as it was kept.
 * @throws Refusal 404 for others and for an id that is somebody else's, 409 `meeting_closed`
 */
export async function sendMessage(
  platform: Platform,
  actor: Actor,
  { appointmentId, id, text }: { readonly appointmentId: string; readonly id: string; readonly text: string },
): Promise<MeetingMessage> {
  const part = meetingPartOf(actor)
  return platform.transact(async (work) => {
    const appointment = await lockForParty(work, actor, appointmentId, 'decide')
    const kept = () => selectMessages(work.db, appointmentId).where('meeting_messages.id', '=', id).executeTakeFirst()
    const before = await kept()
    if (before?.author_id === actor.userId) return present(before)
    const stage = stageOf(platform, appointment)
    if (stage !== 'waiting' && stage !== 'call') throw closed(appointment.state)
    await work.db
      .insertInto('meeting_messages')
      .values({ id, appointment_id: appointmentId, author_id: actor.userId, part, text, sent_at: platform.clock.now() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
    const row = await kept()
    if (row?.author_id !== actor.userId) throw notFound()
    announceMeeting(platform, work, appointmentId, 'meeting.message')
    return present(row)
  })
}

import { z } from 'zod'
import { meetingTopic, meetingTopicName } from '#contract/meeting/topics.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Topic } from '#server/kernel/watching.ts'
import type { Work } from '#server/kernel/work.ts'
import { mayForVisit } from '#server/modules/booking/index.ts'

const appointmentId = z.uuid()

/** What goes on in a meeting, for its parties and carers who decide; staff who may see appointments hear who came, and nothing of it is more than an id. */
export const meetings: Topic = {
  name: meetingTopicName,
  async mayWatch({ db }, actor, id) {
    if (!appointmentId.safeParse(id).success) return false
    if (actor.role === 'staff' && !actor.rights.includes('appointments')) return false
    const appointment = await db
      .selectFrom('appointments')
      .select(['patient_id', 'doctor_id', 'pet_id'])
      .where('id', '=', id)
      .executeTakeFirst()
    return appointment !== undefined && mayForVisit(db, actor, appointment, 'decide')
  },
}

/** After commit: whoever looks at the meeting looks again. */
export function announceMeeting(platform: Platform, work: Work, id: string, kind: 'meeting.changed' | 'meeting.message'): void {
  work.afterCommit(() => platform.hub.announce(meetingTopic(id), { kind, payload: { id } }))
}

/** After commit: signals wait for the connection. */
export function announceSignal(platform: Platform, work: Work, id: string, to: string): void {
  work.afterCommit(() => platform.hub.announce(meetingTopic(id), { kind: 'meeting.signal', payload: { id, to } }))
}

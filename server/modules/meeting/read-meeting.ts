import { sql } from 'kysely'
import { opensAt } from '#contract/meeting/rules.ts'
import type { Meeting } from '#contract/meeting/schemas.ts'
import { partyParts } from '#contract/meeting/values.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import { notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { mayForVisit, presentCard, selectCards } from '#server/modules/booking/index.ts'
import { petsInCareOf } from '#server/modules/carers/index.ts'
import { lastTestOf } from './connection-test.ts'
import { consentOf } from './consent-of.ts'
import { delayOf } from './delay.ts'
import { guestsOf } from './guests/guests-of.ts'
import { stageOf } from './lock-meeting.ts'
import { peersOf } from './peers.ts'

/** The meeting of an appointment as its parties, and staff with the right, see it. @throws Refusal 404 for others */
export async function readMeeting(platform: Platform, actor: Actor, id: string): Promise<Meeting> {
  const { db } = platform
  const row = await selectCards(db).where('appointments.id', '=', id).executeTakeFirst()
  if (!row || !(await mayForVisit(db, actor, row, 'decide'))) throw notFound()
  const { doctor, patient, number, state, start, end, subject } = presentCard(row)
  const peers = await peersOf(platform, db, id)
  const minutes = await delayOf(platform, db, row.doctor_id)
  return {
    id,
    number,
    state,
    stage: stageOf(platform, row),
    start,
    end,
    opensAt: new Date(opensAt(Date.parse(start))).toISOString(),
    doctor: { id: doctor.id, name: doctor.name, avatar: doctor.avatar, timeZone: doctor.timeZone },
    patient,
    subject,
    inside: partyParts.filter((part) => peers.some((peer) => peer.part === part)),
    guests: actor.role === 'staff' ? [] : await guestsOf(db, id),
    ahead: await countAhead(db, row.doctor_id, row.starts_at),
    delayMinutes: minutes || null,
    consentedAt: await consentOf(db, actor, id),
    test: await lastTestOf(db, row.patient_id),
  }
}

/** Visits of the doctor that began before this one and wait or are being seen, of the last half day. */
async function countAhead(db: Reader, doctorId: string, start: string): Promise<number> {
  const { count } = await db
    .selectFrom('appointments')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('doctor_id', '=', doctorId)
    .where('state', 'in', ['waiting', 'in_progress'])
    .where('starts_at', '<', start)
    .where('starts_at', '>', new Date(Date.parse(start) - 12 * 3_600_000).toISOString())
    .executeTakeFirstOrThrow()
  return count
}

/** The call that the caller is expected in and that goes on now; `null` without one. */
export async function readLiveMeeting({ db }: Platform, actor: Actor): Promise<{ id: string; with: string } | null> {
  const isPatient = actor.role === 'patient'
  const row = await selectCards(db)
    .where((where) =>
      isPatient
        ? where.or([
            where('appointments.patient_id', '=', actor.userId),
            where('appointments.pet_id', 'in', petsInCareOf<string>(actor.userId, 'decide')),
          ])
        : where('appointments.doctor_id', '=', actor.userId),
    )
    .where('appointments.state', '=', 'in_progress')
    .where('appointments.mode', '=', 'video')
    .orderBy('appointments.starts_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? { id: row.id, with: isPatient ? row.doctor_name : row.patient_name } : null
}

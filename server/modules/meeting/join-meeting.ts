import type { Joined } from '#contract/meeting/schemas.ts'
import { consentVersion } from '#contract/meeting/values.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { comeIn, joinedBy } from './come-in.ts'
import { lockCall, meetingPartOf } from './lock-meeting.ts'
import { takePlace } from './take-place.ts'

/**
 * The caller comes into the call with a new connection; one that they have in another tab, or had before a reload, is taken over.
 * @throws Refusal 404 for others, 409 `meeting_closed`, 409 `consent_needed` for a patient who has not agreed to the present text,
 * 409 `call_full` for a carer.
 */
export async function joinMeeting(platform: Platform, actor: Actor, appointmentId: string): Promise<Joined> {
  const { userId } = actor
  const connection = await platform.transact(async (work) => {
    const { id, patient_id: patientId } = await lockCall(platform, work, actor, appointmentId)
    const part = meetingPartOf(actor)
    if (part === 'patient') await assertConsent(work, id, userId)
    if (part === 'patient' && userId !== patientId) await takePlace(platform, work, { meeting: id, patientId, person: userId })
    await work.audit({ action: 'meeting.join', recordKind: 'appointment', recordId: id, userId })
    return comeIn(platform, work, { meeting: id, part, person: userId, column: 'user_id', isOpen: true })
  })
  return joinedBy(platform, appointmentId, connection)
}

async function assertConsent(work: Work, appointmentId: string, userId: string): Promise<void> {
  const given = await work.db
    .selectFrom('meeting_consents')
    .select('version')
    .where('appointment_id', '=', appointmentId)
    .where('user_id', '=', userId)
    .where('version', '=', consentVersion)
    .executeTakeFirst()
  if (!given) throw conflict('consent_needed', 'The patient has not agreed to a visit at a distance')
}

import type { Actor } from '#server/kernel/actor.ts'
import type { Platform } from '#server/kernel/platform.ts'
import '#server/modules/booking/index.ts'
import { observationsOf } from '#server/modules/observations/index.ts'
import { prescriptionsOf, prescriptionsOnHold } from '#server/modules/prescriptions/index.ts'
import { keptEntries, lookedAt, ofSubject, openRecord, type Subject } from '#server/modules/records/index.ts'
import { bundleOf } from './out/bundle.ts'
import type { KeptVisit, RecordSnapshot } from './snapshot.ts'

/** The whole record as a bundle of FHIR R4, to keep. That it was taken along goes on record. @throws Refusal as `openRecord` */
export async function exportRecord(platform: Platform, actor: Actor, id: string): Promise<Response> {
  const opened = await openRecord(platform.db, actor, id, 'read', platform.clock.now())
  await lookedAt(platform, actor, opened, 'export')
  const bundle = bundleOf(await snapshotOf(platform, opened.subject))
  return new Response(JSON.stringify(bundle), {
    headers: {
      'Content-Type': 'application/fhir+json',
      'Content-Disposition': 'attachment; filename="record.json"',
      'Cache-Control': 'private, no-store',
    },
  })
}

/** All of the record as it stands now. */
export async function snapshotOf({ db, clock }: Platform, subject: Subject): Promise<RecordSnapshot> {
  const owner = await db.selectFrom('users').select(['id', 'name']).where('id', '=', subject.patientId).executeTakeFirstOrThrow()
  const pet =
    subject.petId === null
      ? undefined
      : await db.selectFrom('pets').select('microchip').where('id', '=', subject.petId).executeTakeFirst()
  const visits = await db
    .selectFrom('appointments')
    .innerJoin('users as doctor', 'doctor.id', 'appointments.doctor_id')
    .select(['appointments.id', 'starts_at', 'ends_at', 'state', 'mode', 'reason', 'doctor_id', 'doctor.name'])
    .where(ofSubject('appointments', subject))
    // A time that was held and not paid for was no visit.
    .where('state', 'not in', ['pending_payment', 'expired'])
    .orderBy('starts_at')
    .orderBy('appointments.id')
    .execute()
  const prescriptions = await prescriptionsOf(db, subject)
  return {
    readAt: clock.now().toISOString(),
    subject,
    owner: subject.petId === null ? null : owner,
    microchip: pet?.microchip ?? null,
    entries: await keptEntries(db, subject),
    observations: await observationsOf(db, subject),
    prescriptions,
    onHold: await prescriptionsOnHold(
      db,
      prescriptions.map(({ id }) => id),
      clock.now(),
    ),
    visits: visits.map((row): KeptVisit => ({
      id: row.id,
      startsAt: row.starts_at,
      endsAt: row.ends_at,
      state: row.state,
      mode: row.mode,
      reason: row.reason,
      doctor: { id: row.doctor_id, name: row.name },
    })),
  }
}

import type { z } from 'zod'
import type { emergencySearch } from '#contract/records/schemas.ts'
import { emergencyHours } from '#contract/records/values.ts'
import { paths } from '#contract/paths.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { forbidden, notFound, Refusal } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import '#server/modules/doctors/index.ts'
import { toE164 } from '#server/kernel/phones.ts'
import { rateLimit } from '#server/kernel/rate-limit.ts'
import type { Work } from '#server/kernel/work.ts'
import { findSubject, type Subject } from '../subjects.ts'
import { auditOf } from './looked-at.ts'
import { openRecord, type OpenedRecord } from './open-record.ts'

interface Opening {
  readonly id: string
  readonly openUntil: string | null
}

/**
 * Opens a record that is closed to a doctor who knows of it, for a day. The patient is told at once, by whom and of nothing else. One that is open
 * already stays as it is.
 * @throws Refusal 404 for who may not know of it; 403 `record_unverified`; 429 after ten in a day
 */
export function openInEmergency(platform: Platform, actor: Actor, id: string, reason: string): Promise<Opening> {
  return platform.transact(async (work) => {
    await refuseUnverified(work, actor)
    const open = await openRecord(work.db, actor, id, 'read', platform.clock.now()).catch(closed('record_closed'))
    if (open) return { id, openUntil: open.openUntil }
    const subject = await findSubject(work.db, id)
    if (!subject) throw notFound()
    return breakGlass(platform, work, actor, { subject, reason })
  })
}

/**
 * The same for somebody whom the doctor never met here, by what the person or the animal carries. Each try counts, found or not, so that nobody
 * learns in this way who is here.
 * @throws Refusal 404 where nothing fits; 403 `record_unverified`; 429 after ten in a day
 */
export async function findInEmergency(
  platform: Platform,
  actor: Actor,
  { contact, petName, reason }: z.output<typeof emergencySearch>,
): Promise<Opening> {
  const opening = await platform.transact(async (work) => {
    await refuseUnverified(work, actor)
    const subject = await findByContact(work, contact, petName)
    if (!subject) {
      await rateLimit(platform, work, 'records.opening', actor.userId)
      return null
    }
    const open = await openRecord(work.db, actor, subject.id, 'read', platform.clock.now()).catch(
      closed('record_closed', 'not_found'),
    )
    return open ? { id: subject.id, openUntil: open.openUntil } : breakGlass(platform, work, actor, { subject, reason })
  })
  if (!opening) throw notFound()
  return opening
}

/** Refusals of these codes mean that the record is closed; all else is thrown on. */
const closed =
  (...codes: readonly string[]) =>
  (error: unknown): null => {
    if (error instanceof Refusal && codes.includes(error.code)) return null
    throw error
  }

/** Anybody can register as a doctor: records of strangers open to those whose licence was seen. */
async function refuseUnverified(work: Work, { userId }: Actor): Promise<void> {
  const doctor = await work.db.selectFrom('doctors').select('licence_state').where('user_id', '=', userId).executeTakeFirst()
  if (doctor?.licence_state !== 'verified') throw forbidden('record_unverified', 'Only verified doctors may open closed records')
}

async function findByContact(work: Work, contact: string, petName: string): Promise<Subject | null> {
  const chipped = await work.db
    .selectFrom('pets')
    .select('id')
    .where('microchip', '=', contact.replaceAll(' ', ''))
    .executeTakeFirst()
  if (chipped) return findSubject(work.db, chipped.id)
  const owner = await work.db
    .selectFrom('users')
    .innerJoin('patients', 'patients.user_id', 'users.id')
    .select('users.id')
    .where((eb) => eb.or([eb(eb.fn('lower', ['email']), '=', contact.toLowerCase()), eb('phone', '=', toE164(contact))]))
    .executeTakeFirst()
  if (!owner) return null
  if (petName === '') return findSubject(work.db, owner.id)
  const pet = await work.db
    .selectFrom('pets')
    .select('id')
    .where('owner_id', '=', owner.id)
    .where((eb) => eb(eb.fn('lower', ['name']), '=', petName.toLowerCase()))
    .executeTakeFirst()
  return pet ? findSubject(work.db, pet.id) : null
}

async function breakGlass(
  platform: Platform,
  work: Work,
  actor: Actor,
  { subject, reason }: { readonly subject: Subject; readonly reason: string },
): Promise<Opening> {
  await rateLimit(platform, work, 'records.opening', actor.userId)
  const now = platform.clock.now()
  const openUntil = new Date(now.getTime() + emergencyHours * 3_600_000).toISOString()
  await work.db
    .insertInto('record_openings')
    .values({
      id: platform.ids.next(),
      patient_id: subject.patientId,
      pet_id: subject.petId,
      doctor_id: actor.userId,
      reason,
      opened_at: now,
      expires_at: openUntil,
    })
    .execute()
  const opened: OpenedRecord = { subject, standing: 'emergency', openUntil }
  await work.audit(auditOf(opened, actor, 'open'))
  const { name } = await work.db.selectFrom('users').select('name').where('id', '=', actor.userId).executeTakeFirstOrThrow()
  await work.inform([subject.patientId], {
    kind: 'recordOpened',
    data: { name },
    link: paths.patientEmr.link({ id: subject.id, tab: 'looks' }),
  })
  await work.tell([subject.patientId], { kind: 'record.changed', payload: { id: subject.id } })
  return { id: subject.id, openUntil }
}

import type { Standing } from '#contract/records/values.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import { forbidden, notFound } from '#server/kernel/errors.ts'
import { mayForPet, missingPetRight } from '#server/modules/carers/index.ts'
import '#server/modules/booking/index.ts'
import { findSubject, ofSubject, type Subject } from '../subjects.ts'
import '../tables.ts'

export interface OpenedRecord {
  readonly subject: Subject
  readonly standing: Standing
  /** Until when a record is open that was opened with a reason; `null` for every other standing. */
  readonly openUntil: string | null
}

/**
 * The subject, for who may read its record now, or write it. Asked anew with each call: a right that was withdrawn counts at once.
 * Writing: its owner and carers who decide, only what owners may write (`writableKinds`); doctors with a visit; nobody else.
 * @param now for what expires
 * @throws Refusal 404 for who may not know of it; 403 `record_closed` for a doctor who knows of it, and must state a reason first; 403
 *   `missing_pet_right` for a carer who may only read; 403 `record_read_only` for staff and in an emergency
 */
export async function openRecord(
  db: Reader,
  actor: Actor,
  subjectId: string,
  to: 'read' | 'write',
  now: Date,
): Promise<OpenedRecord> {
  const subject = await findSubject(db, subjectId)
  if (!subject) throw notFound()
  const { standing, openUntil } =
    actor.role === 'patient' ? await ofPatient(db, actor, subject, to) : await ofPractice(db, actor, subject, now)
  if (to === 'write' && (standing === 'staff' || standing === 'emergency'))
    throw forbidden('record_read_only', 'This record can only be read')
  return { subject, standing, openUntil }
}

type Opening = Pick<OpenedRecord, 'standing' | 'openUntil'>

async function ofPatient(db: Reader, actor: Actor, subject: Subject, to: 'read' | 'write'): Promise<Opening> {
  if (subject.patientId === actor.userId) return { standing: 'owner', openUntil: null }
  if (subject.petId === null || !(await mayForPet(db, actor, subject.petId, 'see'))) throw notFound()
  if (to === 'write' && !(await mayForPet(db, actor, subject.petId, 'decide'))) throw missingPetRight()
  return { standing: 'carer', openUntil: null }
}

/** A visit in these states has made nobody the subject's doctor. */
export const noVisit = ['pending_payment', 'expired', 'cancelled'] as const

async function ofPractice(db: Reader, actor: Actor, subject: Subject, now: Date): Promise<Opening> {
  const { doctorId } = actor
  if (doctorId === null || (actor.role === 'staff' && !actor.rights.includes('history'))) throw notFound()
  const visits = await db
    .selectFrom('appointments')
    .select((eb) => eb.fn.countAll<number>().filterWhere('state', 'not in', noVisit).as('held'))
    .select((eb) => eb.fn.countAll<number>().as('any'))
    .where('doctor_id', '=', doctorId)
    .where(ofSubject('appointments', subject))
    .executeTakeFirstOrThrow()
  if (visits.held > 0) return { standing: actor.role === 'staff' ? 'staff' : 'doctor', openUntil: null }
  // What a doctor opened with a reason is theirs alone, and not their staff's.
  if (actor.role !== 'doctor') throw notFound()
  const opening = await latestOpening(db, doctorId, subject)
  if (opening && opening.expires_at > now.toISOString()) return { standing: 'emergency', openUntil: opening.expires_at }
  if (visits.any === 0 && !opening) throw notFound()
  throw forbidden('record_closed', 'This record is closed to you; state a reason to open it')
}

/** The last time that the doctor opened the record with a reason. */
export function latestOpening(db: Reader, doctorId: string, subject: Subject) {
  return db
    .selectFrom('record_openings')
    .select(['expires_at', 'opened_at'])
    .where('doctor_id', '=', doctorId)
    .where(ofSubject('record_openings', subject))
    .orderBy('opened_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

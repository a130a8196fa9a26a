import { dayIn } from '#server/kernel/wall-clock.ts'
import { signableStates } from '#contract/booking/states.ts'
import type { Selectable } from 'kysely'
import type { Certificate, CertificatesOfVisit } from '#contract/certificates/schemas.ts'
import { certificateKindFacts, certificateKinds } from '#contract/certificates/values.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import { notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { mayForVisit } from '#server/modules/booking/index.ts'
import { checkOf } from '#server/modules/papers/index.ts'
import type { CertificateTable } from './tables.ts'

/** Certificates of a visit for who belongs to it: patient, doctor, staff who read histories, carers who see it. @throws Refusal 404 */
export async function listCertificates(platform: Platform, actor: Actor, id: string): Promise<CertificatesOfVisit> {
  const { db } = platform
  const visit = await db
    .selectFrom('appointments')
    .innerJoin('users', 'users.id', 'appointments.patient_id')
    .select(['patient_id', 'doctor_id', 'pet_id', 'state', 'users.locale'])
    .where('appointments.id', '=', id)
    .executeTakeFirst()
  if (!visit || !(await mayForVisit(db, actor, visit, 'see'))) throw notFound()
  const rows = await db
    .selectFrom('certificates')
    .selectAll()
    .where('appointment_id', '=', id)
    .orderBy('issued_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const kindOfSubject = visit.pet_id === null ? 'person' : 'animal'
  const canIssue = actor.role === 'doctor' && signableStates.has(visit.state)
  return {
    items: await Promise.all(rows.map((row) => presented(platform, db, row))),
    issuable: canIssue
      ? certificateKinds.filter((kind) => certificateKindFacts[kind].for.some((one) => one === kindOfSubject))
      : [],
    patientLocale: visit.locale,
  }
}

/** A certificate as who may read it sees it. */
export async function presented(
  platform: Pick<Platform, 'settings' | 'clock'>,
  db: Reader,
  row: Selectable<CertificateTable>,
): Promise<Certificate> {
  const after = await db.selectFrom('certificates').select('id').where('supersedes', '=', row.id).executeTakeFirst()
  const check = await checkOf(platform, db, { kind: 'certificate', recordId: row.id })
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    isExpired: isExpired(row, platform.clock.now()),
    from: row.starts_on,
    to: row.ends_on,
    statement: row.statement,
    issuedAt: row.issued_at,
    doctor: row.facts.doctor.name,
    subject: row.facts.name,
    code: check?.code ?? '',
    address: check?.url ?? '',
    supersedes: row.supersedes,
    supersededBy: after?.id ?? null,
    cancelled: row.cancelled_at === null ? null : { at: row.cancelled_at, reason: row.cancel_reason ?? '' },
  }
}

/** The last day is whole, in the zone of who issued it. */
export const isExpired = (
  { kind, ends_on: last, facts }: Pick<Selectable<CertificateTable>, 'kind' | 'ends_on' | 'facts'>,
  now: Date,
): boolean => certificateKindFacts[kind].expires && last !== null && dayIn(facts.timeZone, now) > last

import { factsOfVisit } from '#server/modules/records/index.ts'
import { signableStates } from '#contract/booking/states.ts'
import type { Certificate, NewCertificate } from '#contract/certificates/schemas.ts'
import { certificateKindFacts } from '#contract/certificates/values.ts'
import { paths } from '#contract/paths.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict, invalid, notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { provePassword } from '#server/modules/account/index.ts'
import { isParty, lockForParty } from '#server/modules/booking/index.ts'
import { refuseBeforeBirth } from '#server/modules/people/index.ts'
import { registerPaper } from '#server/modules/papers/index.ts'
import { changeState } from './change-state.ts'
import { presented } from './read-certificates.ts'
import './tables.ts'

/**
 * Signs and issues: from then on it does not change. The one it replaces is superseded with it.
 * @throws Refusal 404 for another doctor's visit; 422 naming `password` where it is wrong; 409 `appointment_state`, 409 `certificate_kind`
 *   for a kind that is not for such a subject, 409 `certificate_state` where the one to be replaced is not issued any more
 */
export async function issueCertificate(
  platform: Platform,
  actor: Actor,
  visitId: string,
  input: NewCertificate,
): Promise<Certificate> {
  const { password, ...content } = input
  const visit = await platform.db
    .selectFrom('appointments')
    .select(['patient_id', 'doctor_id', 'pet_id'])
    .where('id', '=', visitId)
    .executeTakeFirst()
  if (!visit || !isParty(actor, visit)) throw notFound()
  await provePassword(platform, actor, password)
  return platform.transact(async (work) => {
    const locked = await lockForParty(work, actor, visitId)
    if (!signableStates.has(locked.state))
      throw conflict('appointment_state', 'The visit is in a state that does not allow this', locked.state)
    const { subject, facts } = await factsOfVisit(work.db, visit)
    if (!certificateKindFacts[content.kind].for.some((one) => one === subject.kind))
      throw conflict('certificate_kind', 'Such a certificate is not for this subject')
    if (hasPeriod(content)) {
      refuseBeforeBirth('from', content.from, subject.birthDate)
      refuseBeforeBirth('to', content.to, subject.birthDate)
    }
    if (content.supersedes !== null) await supersede(work, visitId, content.supersedes)
    const row = await work.db
      .insertInto('certificates')
      .values({
        id: platform.ids.next(),
        appointment_id: visitId,
        doctor_id: visit.doctor_id,
        patient_id: visit.patient_id,
        pet_id: visit.pet_id,
        kind: content.kind,
        locale: content.locale,
        starts_on: hasPeriod(content) ? content.from : null,
        ends_on: hasPeriod(content) ? content.to : null,
        statement: content.statement,
        facts: JSON.stringify(facts),
        issued_at: platform.clock.now(),
        supersedes: content.supersedes,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    const paper = { kind: 'certificate', recordId: row.id, doctorId: visit.doctor_id } as const
    await registerPaper(platform, work, { ...paper, subject: { patientId: visit.patient_id, petId: visit.pet_id } })
    await work.audit({ action: 'certificate.issue', recordKind: 'certificate', recordId: row.id, userId: actor.userId })
    await work.inform([visit.patient_id], {
      kind: 'certificateIssued',
      data: { name: facts.doctor.name },
      link: paths.userAppointmentDetails.link({ id: visitId }),
    })
    await work.tell([visit.patient_id, visit.doctor_id], { kind: 'certificate.changed', payload: { id: visitId } })
    return presented(platform, work.db, row)
  })
}

const hasPeriod = ({ kind }: Pick<NewCertificate, 'kind'>) => certificateKindFacts[kind].period !== 'none'

async function supersede(work: Work, visitId: string, id: string): Promise<void> {
  const before = await work.db.selectFrom('certificates').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (before?.appointment_id !== visitId) throw invalid('supersedes', 'not_found', 'There is no such certificate of this visit')
  await changeState(work, before, 'supersede', {})
}

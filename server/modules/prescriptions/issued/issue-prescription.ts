import { signableStates } from '#contract/booking/states.ts'
import type { Check } from '#contract/formulary/schemas.ts'
import { checkKey } from '#contract/prescriptions/check-key.ts'
import { validUntil } from '#contract/prescriptions/rules.ts'
import type { Issue, KeptCheck, Prescription } from '#contract/prescriptions/schemas.ts'
import { paths } from '#contract/paths.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict, invalid, notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { dayIn } from '#server/kernel/wall-clock.ts'
import type { Work } from '#server/kernel/work.ts'
import { provePassword } from '#server/modules/account/index.ts'
import { lockForParty } from '#server/modules/booking/index.ts'
import { registerPaper } from '#server/modules/papers/index.ts'
import { factsOfVisit, recordChanged } from '#server/modules/records/index.ts'
import { changeState, type PrescriptionRow } from '../change-state.ts'
import { stopOpenConflicts } from '../conflicts/decide-conflicts.ts'
import { keepPrescribedTogether } from '../conflicts/keep-prescribed-together.ts'
import { runChecks } from '../checks/run-checks.ts'
import { lockDraft, lockPrescription } from '../lock-prescription.ts'
import { presented } from '../read/read-prescription.ts'
import { tellParties } from './tell-parties.ts'

/**
 * Signs and issues a draft: from then on it does not change. Checks run once more, in the same unit of work: what the doctor has not read stops
 * it. The one it replaces is superseded with it.
 * @throws Refusal 404; 422 naming `password`, or `reasons` where a warning has none; 409 `prescription_changed`, `prescription_state`,
 *   `nothing_prescribed`, `checks_changed`, `appointment_state`
 */
export async function issuePrescription(platform: Platform, actor: Actor, id: string, input: Issue): Promise<Prescription> {
  const known = await platform.db.selectFrom('prescriptions').select('doctor_id').where('id', '=', id).executeTakeFirst()
  if (known?.doctor_id !== actor.userId) throw notFound()
  await provePassword(platform, actor, input.password)
  return platform.transact(async (work) => {
    const row = await lockDraft(work, actor, id, input.revision)
    const visit = await lockForParty(work, actor, row.appointment_id)
    if (!signableStates.has(visit.state))
      throw conflict('appointment_state', 'The visit is in a state that does not allow this', visit.state)
    const now = platform.clock.now()
    const { subject, checks, weight, lines, hasControlled } = await runChecks(work.db, row, now)
    if (lines.length === 0) throw conflict('nothing_prescribed', 'There is no medicine on the prescription')
    const kept = keptChecks(checks, input)
    if (row.supersedes !== null) await supersede(work, row.supersedes, now)
    const { facts } = await factsOfVisit(work.db, row)
    const issued = await changeState(work, row, 'issue', now, {
      facts: JSON.stringify(facts),
      checks: JSON.stringify(kept),
      weight_grams: weight?.grams ?? null,
      valid_until: validUntil(dayIn(facts.timeZone, now), hasControlled),
      issued_at: now,
    })
    const paper = { kind: 'prescription', recordId: id, doctorId: row.doctor_id } as const
    await registerPaper(platform, work, { ...paper, subject: { patientId: row.patient_id, petId: row.pet_id } })
    await work.audit({ action: 'prescription.issue', recordKind: 'prescription', recordId: id, userId: actor.userId })
    await work.inform([row.patient_id], {
      kind: 'prescriptionIssued',
      data: { name: facts.doctor.name },
      link: paths.userPrescriptionDetails.link({ id }),
    })
    await tellParties(work, row)
    await keepPrescribedTogether(work, subject, issued, { kept, now })
    await recordChanged(platform, work, { subject, by: actor, what: 'prescription' })
    return presented(platform, work.db, actor, issued)
  })
}

/** All that is not clear, with the doctor's reasons. @throws Refusal 409 `checks_changed`; 422 naming `reasons` */
function keptChecks(checks: readonly Check[], { read, reasons }: Issue): KeptCheck[] {
  const open = checks.filter(({ answer }) => answer !== 'clear')
  const keys = new Set(open.map(checkKey))
  if (keys.size !== new Set(read).size || read.some((key) => !keys.has(key)))
    throw conflict('checks_changed', 'A check says something else than what was read')
  const reasonOf = new Map(reasons.map(({ key, reason }) => [key, reason]))
  return open.map((check) => {
    const reason = reasonOf.get(checkKey(check)) ?? null
    if (check.answer === 'warning' && reason === null)
      throw invalid('reasons', 'required', 'Going on in spite of a warning needs a reason')
    return { check, reason }
  })
}

async function supersede(work: Work, id: string, at: Date): Promise<PrescriptionRow> {
  const before = await lockPrescription(work, id)
  if (!before) throw notFound()
  await stopOpenConflicts(work, before, '', at)
  return changeState(work, before, 'supersede', at)
}

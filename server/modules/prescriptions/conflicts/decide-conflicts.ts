import type { Check } from '#contract/formulary/schemas.ts'
import { checkKey } from '#contract/prescriptions/check-key.ts'
import type { ConflictDecision, DecidedConflict, Prescription } from '#contract/prescriptions/schemas.ts'
import { paths } from '#contract/paths.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { carersOf } from '#server/modules/carers/index.ts'
import { changeState, type PrescriptionRow } from '../change-state.ts'
import { tellParties } from '../issued/tell-parties.ts'
import { lockWritten } from '../lock-prescription.ts'
import { presented } from '../read/read-prescription.ts'
import '../tables.ts'
import { findConflicts } from './find-conflicts.ts'
import { announceHold } from './recheck-prescriptions.ts'

/**
 * The prescribing doctor keeps a prescription in spite of its conflicts, or stops it: one that can still be dispensed is cancelled, and of one
 * that was dispensed the patient reads that they must not take it any more.
 * @throws Refusal 404; 409 `no_conflict` where nothing waits for a decision, `checks_changed` where other conflicts were read
 */
export async function decideConflicts(
  platform: Platform,
  actor: Actor,
  id: string,
  { decision, read, reason }: ConflictDecision,
): Promise<Prescription> {
  return platform.transact(async (work) => {
    const now = platform.clock.now()
    const row = await lockWritten(work, actor, id)
    const { open } = await findConflicts(work.db, row, now)
    if (open.length === 0) throw conflict('no_conflict', 'Nothing about this prescription waits for a decision')
    const keys = new Set(open.map(checkKey))
    if (keys.size !== new Set(read).size || read.some((key) => !keys.has(key)))
      throw conflict('checks_changed', 'The record speaks against something else than what was read')
    await writeDecisions(work, row, open, { decision, reason, decidedAt: now })
    const isCancelled = decision === 'stop' && row.state === 'issued'
    const after = isCancelled ? await changeState(work, row, 'cancel', now, { cancel_reason: reason }) : row
    await work.audit({
      action: `prescription.${decision}`,
      recordKind: 'prescription',
      recordId: id,
      userId: actor.userId,
      reason,
    })
    await work.inform([row.patient_id, ...(await carersOf(work.db, row.pet_id))], {
      kind: decision === 'keep' ? 'prescriptionKept' : 'prescriptionStopped',
      data: { name: row.facts?.doctor.name ?? '' },
      link: paths.userPrescriptionDetails.link({ id }),
    })
    await tellParties(work, row)
    await announceHold(platform, work, id)
    return presented(platform, work.db, actor, after)
  })
}

/** Whoever cancels or replaces a prescription that is on hold has decided on its conflicts too. */
export async function stopOpenConflicts(work: Work, row: PrescriptionRow, reason: string, now: Date): Promise<void> {
  const { open } = await findConflicts(work.db, row, now)
  await writeDecisions(work, row, open, { decision: 'stop', reason, decidedAt: now })
}

export async function writeDecisions(
  work: Work,
  { id }: Pick<PrescriptionRow, 'id'>,
  checks: readonly Check[],
  { decision, reason, decidedAt }: Pick<DecidedConflict, 'decision' | 'reason'> & { readonly decidedAt: Date },
): Promise<void> {
  if (checks.length === 0) return
  const rows = checks.map((check) => ({
    prescription_id: id,
    check_key: checkKey(check),
    conflict: JSON.stringify(check),
    decision,
    reason,
    decided_at: decidedAt,
  }))
  await work.db
    .insertInto('prescription_conflict_decisions')
    .values(rows)
    .onConflict((clash) => clash.columns(['prescription_id', 'check_key']).doNothing())
    .execute()
}

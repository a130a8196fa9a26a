import type { Check } from '#contract/formulary/schemas.ts'
import type { KeptCheck } from '#contract/prescriptions/schemas.ts'
import type { Work } from '#server/kernel/work.ts'
import { ofSubject, type Subject } from '#server/modules/records/index.ts'
import type { PrescriptionRow } from '../change-state.ts'
import { linesOf } from '../lines.ts'
import { writeDecisions } from './decide-conflicts.ts'
import { findConflicts } from './find-conflicts.ts'

const isOfPair = ({ kind }: Check) => kind === 'duplicate' || kind === 'interaction'

/**
 * A doctor who prescribes a second medicine beside their own first one has read that the two do not go together, and given a reason. That decides
 * for the first prescription too.
 */
export async function keepPrescribedTogether(
  work: Work,
  subject: Subject,
  issued: PrescriptionRow,
  { kept, now }: { readonly kept: readonly KeptCheck[]; readonly now: Date },
): Promise<void> {
  const others = await work.db
    .selectFrom('prescriptions')
    .selectAll()
    .where(ofSubject('prescriptions', subject))
    .where('doctor_id', '=', issued.doctor_id)
    .where('state', '=', 'issued')
    .where('id', '<>', issued.id)
    .orderBy('id')
    .forUpdate()
    .execute()
  if (others.length === 0) return
  const lines = await linesOf(work.db, [issued.id, ...others.map(({ id }) => id)])
  const namesOf = (id: string) => new Set((lines.get(id) ?? []).map(({ name }) => name))
  const added = namesOf(issued.id)
  for (const other of others) {
    const own = namesOf(other.id)
    const { open } = await findConflicts(work.db, other, now)
    for (const check of open.filter((one) => isOfPair(one) && one.names.every((name) => added.has(name)))) {
      const read = kept.find((one) => isOfPair(one.check) && one.reason !== null && one.check.names.some((name) => own.has(name)))
      if (read?.reason) await writeDecisions(work, other, [check], { decision: 'keep', reason: read.reason, decidedAt: now })
    }
  }
}

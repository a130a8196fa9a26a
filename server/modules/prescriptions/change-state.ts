import type { Selectable } from 'kysely'
import { afterVerb, type PrescriptionVerb } from '#contract/prescriptions/states.ts'
import { conflict } from '#server/kernel/errors.ts'
import type { Work } from '#server/kernel/work.ts'
import type { PrescriptionTable } from './tables.ts'

export type PrescriptionRow = Selectable<PrescriptionTable>

type Changed = Partial<Pick<PrescriptionRow, 'locale' | 'weight_grams' | 'valid_until' | 'cancel_reason'>> & {
  readonly facts?: string
  readonly checks?: string
  readonly issued_at?: Date
  readonly ended_at?: Date
}

/** The one place in which a state changes; the row is locked before. @throws Refusal 409 `prescription_state` */
export async function changeState(
  work: Work,
  row: PrescriptionRow,
  verb: PrescriptionVerb,
  at: Date,
  more: Changed = {},
): Promise<PrescriptionRow> {
  const state = afterVerb(row.state, verb)
  if (state === null) throw conflict('prescription_state', 'The prescription is in a state that does not allow this', row.state)
  return work.db
    .updateTable('prescriptions')
    .set({ state, changed_at: at, ...(state === 'issued' ? {} : { ended_at: at }), ...more })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

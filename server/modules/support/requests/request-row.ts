import type { Selectable } from 'kysely'
import { afterStep } from '#contract/kernel/machine.ts'
import { requestMachine, type RequestState, type RequestVerb } from '#contract/support/states.ts'
import type { Tables } from '#server/kernel/db.ts'
import { conflict, notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import '../tables.ts'

export type RequestRow = Selectable<Tables['support_requests']>

export const numberOf = ({ year, sequence }: Pick<RequestRow, 'year' | 'sequence'>) =>
  `${year}-${String(sequence).padStart(6, '0')}`

/** @throws Refusal 404 */
export async function lockRequest({ db }: Work, id: string): Promise<RequestRow> {
  const row = await db.selectFrom('support_requests').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/** @throws Refusal 409 `request_changed` when somebody wrote or decided meanwhile */
export function assertSeen(row: RequestRow, revision: number): void {
  if (row.revision !== revision) throw conflict('request_changed', 'Somebody wrote or decided meanwhile')
}

/** @throws Refusal 409 `request_closed` where the step is not possible any more */
export function stateAfter(row: RequestRow, verb: RequestVerb): RequestState {
  const state = afterStep(requestMachine, row.state, verb)
  if (state === null)
    throw conflict(row.state === 'closed' ? 'request_closed' : 'request_changed', 'That is not possible as it stands')
  return state
}

/** Takes a request into a state; it waits there from now on. */
export async function setState(
  { clock }: Platform,
  { db }: Work,
  row: RequestRow,
  state: RequestState,
  more: { snoozed_until?: string; assigned_to?: string; last_at?: Date; office_wrote_at?: Date } = {},
): Promise<void> {
  await db
    .updateTable('support_requests')
    .set({
      state,
      revision: row.revision + 1,
      snoozed_until: null,
      ...(state !== row.state && { since: clock.now() }),
      ...more,
    })
    .where('id', '=', row.id)
    .execute()
}

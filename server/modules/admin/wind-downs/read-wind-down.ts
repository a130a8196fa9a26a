import { sql } from 'kysely'
import type { LeftItem, WindDown } from '#contract/admin/wind-down-schemas.ts'
import { mostLeftShown, proposedEnd, type WindDownVerb } from '#contract/admin/wind-down-values.ts'
import { type AppointmentState, stateAfter } from '#contract/booking/states.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import { notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { readInterventions } from '../orders/interventions.ts'
import { leftOf, type LeftRow } from './left-of.ts'
import { openSuspensionOf, opensAt, type OpenSuspension, presentSuspension } from './open-suspension.ts'

/** What one account leaves behind, what is next in time first, with how each can end and what that would touch. @throws Refusal 404. */
export async function readWindDown(platform: Platform, actor: Actor, { id }: { id: string }): Promise<WindDown> {
  const { db, clock } = platform
  const user = await db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()
  if (!user) throw notFound()
  const suspension = await openSuspensionOf(db, id)
  if (!suspension) return { suspension: null, opensAt: null, total: 0, items: [] }
  await platform.audit({ action: 'account.read', recordKind: 'account', recordId: id, userId: actor.userId, concernsId: id })
  const now = clock.now()
  const left = leftOf(now, whose(suspension))
  const { rows } = await sql<Row>`select behind.*, users.name as with_name, count(*) over () as total
    from ${left} as behind join users on users.id = behind.with_id
    order by array_position(array['visit', 'order', 'prescription'], behind.kind), behind.at, behind.id
    limit ${mostLeftShown}`.execute(db)
  const items: LeftItem[] = []
  for (const row of rows) items.push(await present(platform, actor, row))
  return {
    suspension: presentSuspension(suspension),
    opensAt: opensAt(suspension, now),
    total: rows[0]?.total ?? 0,
    items,
  }
}

interface Row extends LeftRow {
  readonly with_name: string
  readonly total: number
}

const whose = ({ user_id: account, suspension_id: suspension }: OpenSuspension) => ({
  account: sql`${account}::uuid`,
  suspension: sql`${suspension}::uuid`,
})

/** One of them that still waits for a decision; nothing where it is over, or was decided on. */
export async function findLeft(
  db: Reader,
  now: Date,
  suspension: OpenSuspension,
  { kind, id }: Pick<LeftItem, 'kind' | 'id'>,
): Promise<LeftRow | undefined> {
  const left = leftOf(now, whose(suspension))
  const { rows } =
    await sql<LeftRow>`select * from ${left} as behind where behind.kind = ${kind} and behind.id = ${id}::uuid`.execute(db)
  return rows[0]
}

async function present(platform: Platform, actor: Actor, row: Row): Promise<LeftItem> {
  const touched = row.order_id === null ? null : await readInterventions(platform, actor, { id: row.order_id })
  const cancel = touched?.verbs.find(({ verb }) => verb === 'cancel')
  const isWaiting = touched !== null && touched.waiting !== null
  const verbs = isWaiting ? [] : verbsOf(row, touched === null || cancel !== undefined)
  return {
    kind: row.kind,
    id: row.id,
    orderId: row.order_id,
    number: row.number,
    with: row.with_name,
    at: row.at,
    validUntil: row.valid_until,
    state: row.state,
    refund: cancel?.refund ?? null,
    restocked: cancel?.restocked ?? 0,
    needsSecond: cancel !== undefined && touched !== null && touched.refundable.amount > touched.alone.amount,
    isWaiting,
    verbs,
    proposal: proposedEnd(row.kind, verbs),
    version: touched?.version ?? null,
  }
}

/** `mayCallOff`: its order, where it has one, can be called off. */
function verbsOf({ kind, state }: LeftRow, mayCallOff: boolean): WindDownVerb[] {
  if (kind === 'prescription') return ['tell', 'keep']
  const isOpen = kind === 'order' || stateAfter(state as AppointmentState, 'cancel', 'doctor') !== null
  return mayCallOff && isOpen ? ['cancel', 'keep'] : ['keep']
}

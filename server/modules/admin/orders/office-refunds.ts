import { paths } from '#contract/paths.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import { settingOf } from '#server/kernel/office-settings.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { administrators } from '#server/modules/account/index.ts'
import type { OrderRow } from '#server/modules/orders/index.ts'
import type { Doing } from './do-intervention.ts'

/** What the office gave back of the order so far, each time by one administrator alone, in minor units. */
export async function givenAlone(db: Reader, orderId: string): Promise<number> {
  const { given } = await db
    .selectFrom('office_refunds')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amount'), eb.val(0)).as('given'))
    .where('order_id', '=', orderId)
    .where('state', '=', 'done')
    .executeTakeFirstOrThrow()
  return given
}

interface Kept {
  readonly order: OrderRow
  readonly doing: Doing
  readonly amount: number
}

/** Keeps what is given back by the office, or asked to be. Of those that wait one at a time for each order. */
export async function keepRefund(
  platform: Platform,
  work: Work,
  actor: Actor,
  { order, doing, amount, state }: Kept & { readonly state: 'done' | 'waiting' },
): Promise<string> {
  const [id, now] = [platform.ids.next(), platform.clock.now()]
  await work.db
    .insertInto('office_refunds')
    .values({
      id,
      order_id: order.id,
      verb: doing.verb,
      amount,
      lines: JSON.stringify(doing.verb === 'refundLines' ? doing.lines : []),
      reason: doing.reason,
      state,
      asked_by: actor.userId,
      asked_at: now.toISOString(),
      expires_at: new Date(now.getTime() + (await settingOf(work.db, 'refundHours')) * 3_600_000).toISOString(),
    })
    .execute()
  return id
}

/** Asks the other administrators to agree, each by a notice. Nothing of it is done yet. */
export async function askSecond(platform: Platform, work: Work, actor: Actor, kept: Kept): Promise<void> {
  const { order, doing, amount } = kept
  const now = platform.clock.now().toISOString()
  await work.db
    .updateTable('office_refunds')
    .set({ state: 'expired' })
    .where('order_id', '=', order.id)
    .where('state', '=', 'waiting')
    .where('expires_at', '<=', now)
    .execute()
  const id = await keepRefund(platform, work, actor, { ...kept, state: 'waiting' })
  await work.audit({
    action: 'order.refund.ask',
    recordKind: 'order',
    recordId: order.id,
    userId: actor.userId,
    reason: doing.reason,
    concernsId: order.buyer_id,
  })
  const office = await administrators(work.db)
  await work.tell(office, { kind: 'refundRequest.changed', payload: { id } })
  await work.inform(
    office.filter((one) => one !== actor.userId),
    {
      kind: 'refundAsked',
      data: { number: order.number, amount, currency: order.currency },
      link: paths.pendingOrderView.link({ id: order.id }),
    },
  )
}

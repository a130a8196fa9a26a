import type { z } from 'zod'
import { isSettled } from '#contract/orders/order-payment.ts'
import { paths } from '#contract/paths.ts'
import type { OrderReturn, returnInput } from '#contract/shop/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { lockOrder } from '#server/modules/orders/index.ts'
import { goodsOrderFor } from './own-goods-order.ts'
import { deliveryOf, returnsOf, returnUntil } from './read-goods.ts'

/** Says that goods are sent back. @throws Refusal 409 `return_closed` out of their days, `too_much_returned` */
export async function askReturn(
  platform: Platform,
  actor: Actor,
  { id, lines, reason }: z.infer<typeof returnInput> & { id: string },
): Promise<void> {
  await platform.transact(async (work) => {
    await goodsOrderFor(work.db, actor, id)
    const order = await lockOrder(platform, work, id)
    const until = returnUntil(await deliveryOf(work.db, id))
    const isOpen = order.kind === 'shop' && order.fulfilment_state === 'delivered' && isSettled(order.payment_state)
    if (!isOpen || until === null || Date.parse(until) <= platform.clock.now().getTime()) {
      throw conflict('return_closed', 'This order can not be sent back')
    }
    await refuseTooMuch(work, id, order.currency, lines)
    const at = platform.clock.now()
    const returnId = platform.ids.next()
    await work.db
      .insertInto('order_returns')
      .values({ id: returnId, order_id: id, state: 'asked', lines: JSON.stringify(lines), reason, asked_at: at })
      .execute()
    await work.audit({ action: 'order.askReturn', recordKind: 'order', recordId: id, userId: actor.userId, reason })
    await work.inform([order.seller_id], {
      kind: 'returnAsked',
      data: { number: order.number },
      link: paths.pOrderDetails.link({ id }),
    })
  })
}

async function refuseTooMuch(work: Work, id: string, currency: string, lines: OrderReturn['lines']): Promise<void> {
  const bought = await work.db
    .selectFrom('order_lines')
    .select(['position', 'quantity'])
    .where('order_id', '=', id)
    .where('kind', '=', 'product')
    .execute()
  const before = (await returnsOf(work.db, id, currency)).filter(({ state }) => state !== 'refused')
  const all = [...before.flatMap((each) => each.lines), ...lines]
  for (const { position } of lines) {
    const wanted = all.filter((line) => line.position === position).reduce((units, line) => units + line.quantity, 0)
    if (wanted > (bought.find((line) => line.position === position)?.quantity ?? 0)) {
      throw conflict('too_much_returned', 'More would go back than was bought')
    }
  }
}

import { nextDay, noticeDay } from '#contract/autoships/rules.ts'
import { paths } from '#contract/paths.ts'
import { Refusal } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { type Asked, Asks, type HowToDeliver, type MadeOrder } from './asks.ts'
import { type LockedAutoship, sellerName, writeRun } from './find-autoship.ts'
import { orderGoods } from './order-goods.ts'
import { sendPrescription } from './send-prescription.ts'
import './tables.ts'

/**
 * Makes the order of the day that is due, within the unit of work that holds the delivery's lock, and goes on to the next day. Where it would cost
 * more than was agreed on, bring less, or cannot be ordered, nothing is: its owner is asked. Where it names a card, that is charged afterwards
 * (`charge-run.ts`).
 */
export async function deliver(platform: Platform, work: Work, row: LockedAutoship, how: HowToDeliver = {}): Promise<void> {
  const seller = await sellerName(work, row.pharmacy_id)
  const make = row.kind === 'shop' ? orderGoods : sendPrescription
  let made: MadeOrder
  try {
    made = await work.savepoint(() => make(platform, work, row, how))
  } catch (error) {
    const asked = askedBy(error, row)
    if (!asked) throw error
    return ask(platform, work, row, asked, seller)
  }
  const { orderId, number, waits } = made
  const isCharged = waits && row.card_id !== null
  const payment = isCharged ? 'due' : waits ? 'asked' : null
  await writeRun(platform, work, row, { outcome: 'ordered', orderId, payment })
  await goOn(work, row, how.ceiling === undefined ? {} : { agreed_total: how.ceiling })
  // Whose card is charged hears of it once that is known.
  if (isCharged) return
  const link =
    row.kind === 'medicine'
      ? paths.userOrdersDetails.link({ id: orderId })
      : waits
        ? paths.orderPayment.link({ id: orderId })
        : paths.userShopingOrderDetails.link({ id: orderId })
  await work.inform([row.user_id], { kind: waits ? 'autoshipToPay' : 'autoshipOrdered', data: { seller, number }, link })
}

/** Its next day; whoever was asked has answered. */
export async function goOn(work: Work, row: LockedAutoship, more: { readonly agreed_total?: number } = {}): Promise<void> {
  const nextOn = nextDay(row.next_on, row.every_weeks, row.today)
  await work.db
    .updateTable('autoships')
    .set({
      ...more,
      state: 'active',
      asks: null,
      asks_from: null,
      asks_to: null,
      next_on: nextOn,
      notice_on: noticeDay(nextOn, row.today),
    })
    .where('id', '=', row.id)
    .execute()
  await work.tell([row.user_id], { kind: 'autoship.changed', payload: { id: row.id } })
}

/** Asks its owner, of the day that is due. */
export async function ask(platform: Platform, work: Work, row: LockedAutoship, asked: Asked, seller: string): Promise<void> {
  await work.db
    .updateTable('autoships')
    .set({ state: 'asking', asks: asked.kind, asks_from: asked.from, asks_to: asked.to })
    .where('id', '=', row.id)
    .execute()
  await writeRun(platform, work, row, { outcome: 'asked' })
  await work.tell([row.user_id], { kind: 'autoship.changed', payload: { id: row.id } })
  // Who has just pressed the button sees it.
  if (row.state === 'asking') return
  await work.inform([row.user_id], { kind: 'autoshipAsks', data: { seller }, link: paths.regularDeliveries.link() })
}

const addressRefusals: ReadonlySet<string> = new Set(['address_needed', 'outside_delivery_area', 'no_delivery'])
const prescriptionRefusals: ReadonlySet<string> = new Set(['prescription_over', 'nothing_to_fill', 'not_found'])

/** What a refusal asks of the owner; `null` of what is no answer of the shop. */
function askedBy(error: unknown, row: LockedAutoship): Asked | null {
  if (error instanceof Asks) return error.asked
  if (!(error instanceof Refusal)) return null
  if (error.code === 'out_of_stock') {
    return { kind: 'out_of_stock', from: row.quantity, to: Number(error.more.errors?.[0]?.message ?? 0) }
  }
  const codes = [error.code, ...(error.more.errors ?? []).map(({ code }) => code)]
  if (codes.some((code) => addressRefusals.has(code))) return { kind: 'address', from: null, to: null }
  if (error.code === 'prescription_on_hold') return { kind: 'on_hold', from: null, to: null }
  if (prescriptionRefusals.has(error.code)) return { kind: 'prescription', from: null, to: null }
  return { kind: 'pharmacy', from: null, to: null }
}

import { controlledRuleOf } from '#contract/medicine-orders/controlled.ts'
import { controlledFaultsOf, offersAnything } from '#contract/medicine-orders/rules.ts'
import type { Offer, Quote } from '#contract/medicine-orders/schemas.ts'
import { waits } from '#contract/medicine-orders/values.ts'
import { lineTaxOf } from '#contract/orders/tax.ts'
import { paths } from '#contract/paths.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict, invalid, notFound, Refusal } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { medicineById } from '#server/modules/formulary/index.ts'
import { changeOrder, priceOrder, type LineToPlace } from '#server/modules/orders/index.ts'
import type { FillablePrescription } from '#server/modules/prescriptions/index.ts'
import { mustBeFillable } from '../gate.ts'
import { lockMedicineOrder, type LockedMedicineOrder } from '../lock-medicine-order.ts'
import { tellOfMedicine } from '../tell.ts'

const hour = 3_600_000

/**
 * Says what each line costs, from the pharmacy's own catalogue; again as long as the patient has not agreed.
 * @throws Refusal 404; 409 `quote_changed` over another revision, `prescription_over`, `nothing_to_fill`, `nothing_offered`, `controlled` with
 * each line that the country's rule forbids, `order_state`; 422 where a line is missing or a product is not the pharmacy's
 */
export async function quoteMedicine(platform: Platform, actor: Actor, id: string, input: Quote): Promise<void> {
  const now = platform.clock.now()
  await platform.transact(async (work) => {
    const locked = await lockMedicineOrder(platform, work, actor, id)
    const { order, medicine, lines } = locked
    if (order.seller_id !== actor.userId) throw notFound()
    if (medicine.revision !== input.revision) throw conflict('quote_changed', 'This was quoted meanwhile')
    const offers = new Map(input.offers.map((offer) => [offer.lineId, offer]))
    if (offers.size !== lines.length || lines.some(({ line_id }) => !offers.has(line_id)))
      throw invalid('offers', 'required', 'Say something of each line')
    if (!offersAnything(input.offers)) throw conflict('nothing_offered', 'Nothing of it is to be had: decline it instead')
    const wanted = lines.map((line) => ({ line_id: line.line_id, offer: offers.get(line.line_id)!.kind }))
    const prescription = await mustBeFillable(work.db, medicine, wanted, now)
    const pharmacy = await work.db
      .selectFrom('pharmacies')
      .select(['delivery_fee', 'address'])
      .where('user_id', '=', actor.userId)
      .executeTakeFirstOrThrow()
    const goods = await work.db.selectFrom('goods_orders').select('delivery').where('order_id', '=', id).executeTakeFirstOrThrow()
    mayGiveControlled(prescription, input, { country: pharmacy.address.country, delivery: goods.delivery, now })
    const fee = goods.delivery === 'courier' ? pharmacy.delivery_fee : 0
    const names = await productNames(work, actor, input.offers)
    await priceOrder(platform, work, order, pricedLines(locked, offers, names, { fee, country: pharmacy.address.country }))
    await writeOffers(work, locked, offers, names)
    const until = new Date(now.getTime() + waits.quoteHours * hour)
    await work.db
      .updateTable('medicine_orders')
      .set({
        revision: medicine.revision + 1,
        quote_note: input.note,
        has_paper: input.hasPaper,
        delivery_fee: fee,
        quoted_at: now,
        answer_until: until,
      })
      .where('order_id', '=', id)
      .execute()
    await changeOrder(platform, work, order, { event: 'quoted', fulfilment: 'quote', actorId: actor.userId })
    const { legal_name: name } = await work.db
      .selectFrom('pharmacies')
      .select('legal_name')
      .where('user_id', '=', actor.userId)
      .executeTakeFirstOrThrow()
    await work.inform([order.buyer_id], {
      kind: 'medicineQuoted',
      data: { name, number: order.number },
      link: paths.userOrdersDetails.link({ id }),
    })
    await tellOfMedicine(work, locked)
  })
}

interface Circumstances {
  readonly country: string
  readonly delivery: 'courier' | 'pickup'
  readonly now: Date
}

/** @throws Refusal 409 `controlled`; its errors name the lines by id and what the rule has against each */
function mayGiveControlled({ row, lines }: FillablePrescription, quote: Quote, { country, delivery, now }: Circumstances): void {
  const rule = controlledRuleOf(country)
  const errors = quote.offers.flatMap(({ lineId, kind }) => {
    const line = lines.find(({ id }) => id === lineId)
    if (kind === 'unavailable' || !line?.medicine_id || !medicineById(line.medicine_id)?.isControlled) return []
    const faults = controlledFaultsOf(rule, {
      issuedAt: row.issued_at ?? row.created_at,
      now: now.toISOString(),
      completed: line.completed,
      isBegun: line.remaining > 0,
      delivery,
      hasPaper: quote.hasPaper,
    })
    return faults.map((fault) => ({ field: lineId, code: fault, message: rule.source }))
  })
  if (errors.length > 0) throw new Refusal(409, 'controlled', 'A controlled medicine may not be given like this here', { errors })
}

/** Names of the products that are offered. @throws Refusal 422 for one that the pharmacy does not sell, or an offer without one */
async function productNames(work: Work, actor: Actor, offers: readonly Offer[]): Promise<Map<string, string>> {
  const ids = offers.flatMap(({ kind, productId }) => (kind === 'unavailable' || productId === null ? [] : [productId]))
  const rows = ids.length
    ? await work.db
        .selectFrom('products')
        .select(['id', 'name'])
        .where('id', 'in', ids)
        .where('pharmacy_id', '=', actor.userId)
        .execute()
    : []
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  for (const [index, { kind, productId }] of offers.entries()) {
    if (kind !== 'unavailable' && (productId === null || !names.has(productId)))
      throw invalid(`offers.${index}.productId`, 'required', 'Choose a product of your catalogue')
  }
  return names
}

function pricedLines(
  { lines }: LockedMedicineOrder,
  offers: ReadonlyMap<string, Offer>,
  names: ReadonlyMap<string, string>,
  { fee, country }: { readonly fee: number; readonly country: string },
): LineToPlace[] {
  const sold = lines.flatMap(({ line_id }): LineToPlace[] => {
    const offer = offers.get(line_id)!
    if (offer.kind === 'unavailable' || offer.productId === null) return []
    return [
      {
        subject: { kind: 'product', name: names.get(offer.productId)! },
        record: { kind: 'product', id: offer.productId },
        quantity: offer.quantity,
        unitPrice: offer.unitPrice,
        tax: lineTaxOf(country, 'medicine'),
      },
    ]
  })
  if (fee === 0) return sold
  return [...sold, { subject: { kind: 'delivery' }, quantity: 1, unitPrice: fee, tax: lineTaxOf(country, 'delivery') }]
}

async function writeOffers(
  work: Work,
  { order, lines }: LockedMedicineOrder,
  offers: ReadonlyMap<string, Offer>,
  names: ReadonlyMap<string, string>,
): Promise<void> {
  let position = 0
  for (const { line_id } of lines) {
    const { kind, productId, quantity, unitPrice, note } = offers.get(line_id)!
    const isSold = kind !== 'unavailable' && productId !== null
    if (isSold) position += 1
    await work.db
      .updateTable('medicine_order_lines')
      .set({
        offer: kind,
        order_position: isSold ? position : null,
        product_id: isSold ? productId : null,
        name: isSold ? names.get(productId)! : null,
        quantity,
        unit_amount: isSold ? unitPrice : 0,
        offer_note: note,
      })
      .where('order_id', '=', order.id)
      .where('line_id', '=', line_id)
      .execute()
  }
}

import { medicineOrdersContract as contract } from '#contract/medicine-orders/contract.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { notFound } from '#server/kernel/errors.ts'
import { implement, type Implemented } from '#server/kernel/module.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { readPaperFor } from '#server/modules/prescriptions/index.ts'
import { agreeToQuote, declineMedicine } from './quote/answer-quote.ts'
import { quoteMedicine } from './quote/quote-medicine.ts'
import { listMedicineOrders, listMedicineRequests } from './read/list-medicine-orders.ts'
import { lookAtMedicineOrder, readMedicineOrder } from './read/read-medicine-order.ts'
import { requestMedicine } from './request/request-medicine.ts'
import { dispenseLine } from './work/dispense-line.ts'
import { cancelMedicine } from './work/end-medicine-order.ts'
import { readLabels } from './work/read-labels.ts'

/** Does the verb, then answers the order as the caller sees it now. */
async function andRead(platform: Platform, actor: Actor, id: string, verb: Promise<void>) {
  await verb
  return readMedicineOrder(platform, actor, id)
}

/** The paper, while the pharmacy works on what stands on it. */
async function readScan(platform: Platform, actor: Actor, id: string): Promise<Response> {
  const row = await platform.db
    .selectFrom('medicine_orders')
    .innerJoin('orders', 'orders.id', 'medicine_orders.order_id')
    .select(['prescription_id', 'fulfilment_state'])
    .where('order_id', '=', id)
    .where('pharmacy_id', '=', actor.userId)
    .executeTakeFirst()
  const isOver = row && ['declined', 'expired', 'cancelled', 'rejected'].includes(row.fulfilment_state)
  if (!row || isOver) throw notFound()
  return readPaperFor(platform, actor, row.prescription_id)
}

export const medicineOrdersEndpoints: readonly Implemented[] = [
  implement(contract.requestMedicine, async (platform, { params, body }, actor) =>
    readMedicineOrder(platform, actor, await requestMedicine(platform, actor, params.id, body)),
  ),
  implement(contract.listMedicineOrders, (platform, { params }, actor) => listMedicineOrders(platform, actor, params.id)),
  implement(contract.listMedicineRequests, (platform, { query }, actor) => listMedicineRequests(platform, actor, query)),
  implement(contract.readMedicineOrder, (platform, { params }, actor) => lookAtMedicineOrder(platform, actor, params.id)),
  implement(contract.readMedicineScan, (platform, { params }, actor) => readScan(platform, actor, params.id)),
  implement(contract.quoteMedicine, (platform, { params: { id }, body }, actor) =>
    andRead(platform, actor, id, quoteMedicine(platform, actor, id, body)),
  ),
  implement(contract.declineMedicine, (platform, { params: { id }, body }, actor) =>
    andRead(platform, actor, id, declineMedicine(platform, actor, id, body.reason)),
  ),
  implement(contract.agreeToQuote, (platform, { params: { id }, body }, actor) =>
    andRead(platform, actor, id, agreeToQuote(platform, actor, id, body)),
  ),
  implement(contract.cancelMedicine, (platform, { params: { id }, body }, actor) =>
    andRead(platform, actor, id, cancelMedicine(platform, actor, id, body.reason)),
  ),
  implement(contract.dispenseLine, (platform, { params: { id }, body }, actor) =>
    andRead(platform, actor, id, dispenseLine(platform, actor, id, body)),
  ),
  implement(contract.readMedicineLabels, (platform, { params }, actor) => readLabels(platform, actor, params.id)),
]

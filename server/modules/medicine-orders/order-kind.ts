import { medicineOrder } from '#contract/medicine-orders/order-kind.ts'
import { paths } from '#contract/paths.ts'
import { Refusal } from '#server/kernel/errors.ts'
import { goodsKind } from '#server/modules/goods/index.ts'
import type { OrderKindPort } from '#server/modules/orders/index.ts'
import { releaseStock } from '#server/modules/stock/index.ts'
import { mustBeFillable } from './gate.ts'
import { medicineOf } from './lock-medicine-order.ts'

const goods = goodsKind({
  machine: medicineOrder,
  async tellSeller(_platform, work, order) {
    await work.inform([order.sellerId], {
      kind: 'medicineOrderPaid',
      data: { number: order.number },
      link: paths.pharmaOrderDetails.link({ id: order.id }),
    })
  },
})

/** What stands behind an order of medicines: goods, and a prescription that must still hold when the money comes. */
export const medicineOrders: OrderKindPort = {
  ...goods,
  async lock(work, order) {
    await work.db.selectFrom('medicine_orders').select('order_id').where('order_id', '=', order.id).forUpdate().execute()
    await goods.lock(work, order)
  },
  async gate(platform, db, order) {
    const { medicine, lines } = await medicineOf(db, order.id)
    await mustBeFillable(db, medicine, lines, platform.clock.now())
  },
  async onPaid(platform, work, order, how) {
    const { medicine, lines } = await medicineOf(work.db, order.id)
    // Of two orders for the last time that a line may be given, the one that pays first has it.
    await work.db.selectFrom('prescriptions').select('id').where('id', '=', medicine.prescription_id).forUpdate().execute()
    try {
      await mustBeFillable(work.db, medicine, lines, platform.clock.now())
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      await releaseStock(platform, work, order.id)
      return 'refused'
    }
    return goods.onPaid(platform, work, order, how)
  },
}

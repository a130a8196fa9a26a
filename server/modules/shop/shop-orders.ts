import { paths } from '#contract/paths.ts'
import { shopOrder } from '#contract/shop/order-kind.ts'
import { goodsKind } from '#server/modules/goods/index.ts'

/** What stands behind orders of the shop. */
export const shopOrders = goodsKind({
  machine: shopOrder,
  async tellSeller(_platform, work, order) {
    await work.inform([order.sellerId], {
      kind: 'shopOrderPaid',
      data: { number: order.number },
      link: paths.pharmaOrderDetails.link({ id: order.id }),
    })
  },
})

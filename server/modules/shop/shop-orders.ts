import { paths } from '#contract/paths.ts'
import { shopOrder } from '#contract/shop/order-kind.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { goodsKind, takeFree } from '#server/modules/goods/index.ts'

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

/** Gives an order that cost nothing, and so was paid as it was placed. Any other is left as it is. */
export const takeFreeGoods = (platform: Platform, work: Work, orderId: string): Promise<void> =>
  takeFree(platform, work, orderId, shopOrders)

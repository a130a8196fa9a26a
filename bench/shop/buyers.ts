import { payOrder } from '#server/modules/payments/pay-order.ts'
import { confirmSandbox } from '#server/modules/payments/sandbox-verbs.ts'
import { placeCheckout } from '#server/modules/shop/checkout/place-checkout.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { openPlatform } from '../running/platform.ts'

/** Started by `kills.ts`: buys and pays without end, by four clients, and says each order only after it was answered as paid. */
const [productId, amount, ...buyerIds] = process.argv.slice(2)
const { platform } = await openPlatform(8)
const card = { number: '4242424242424242', expiryMonth: 12, expiryYear: 2035, cvc: '123' }
process.send?.('open')
await Promise.all(
  buyerIds.map(async (userId) => {
    const buyer = { userId, role: 'patient', locale: 'en-US', timeZone: 'UTC' } as Actor
    for (;;) {
      const { paymentOf } = await placeCheckout(platform, buyer, {
        lines: [{ productId: productId!, quantity: 1, price: 1999 }],
        delivery: 'pickup',
        addressId: null,
        coupon: null,
        expectedTotal: { amount: Number(amount), currency: 'USD' },
      })
      const { id } = await payOrder(platform, buyer, { id: paymentOf })
      const { state } = await confirmSandbox(platform, buyer, { id, card })
      if (state === 'succeeded') process.send?.(paymentOf)
    }
  }),
)

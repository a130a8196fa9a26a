import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { shopCalls } from '#contract/shop/calls.ts'
import { fillCart } from '#mocks/stories/goods.ts'
import { isSeen } from '#mocks/stories/is-seen.ts'
import type { Read } from '#mocks/stories/screen.ts'
import { atRest, but, offersRetry, says, screenAt } from '#mocks/stories/screen-story.tsx'
import { wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

async function withCart(read: Read): Promise<string> {
  await fillCart(read)
  return paths.checkout.link()
}

export default {
  title: 'Screens/Patient/Checkout',
  ...screenAt({ address: withCart, role: 'patient' }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = { play: (context) => says(wordOf('shop.checkout.placeAbout'))(context) }
/** Ordered: what is kept, for how long, and where to pay. */
export const Orders: Story = {
  async play(context) {
    await atRest(context)
    const screen = within(context.canvasElement)
    await userEvent.click(await screen.findByRole('radio', { name: new RegExp(wordOf('shop.deliveries.pickup')) }))
    await atRest(context)
    await userEvent.click(screen.getByRole('button', { name: wordOf('shop.checkout.place') }))
    await isSeen(() => screen.getByRole('heading', { level: 1, name: wordOf('shop.payment.title') }))
    await atRest(context)
  },
}
/** A coupon that is not known says so, and the total stays as it is. */
export const CouponRefused: Story = {
  async play(context) {
    await atRest(context)
    const screen = within(context.canvasElement)
    const field = await screen.findByLabelText(wordOf('orders.coupon.label'))
    await userEvent.type(field, 'NOBODYS{Enter}')
    await isSeen(() => screen.getByText(wordOf('orders.coupon.refused.coupon_unknown')))
  },
}
/** Nothing to order: the way is back to the cart. */
export const Empty: Story = {
  ...but({ address: paths.checkout.link() }),
  play: (context) => says(wordOf('shop.cart.empty'))(context),
}
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [shopCalls.priceCheckout] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [shopCalls.priceCheckout] } }), play: offersRetry }
/** A visitor is invited to sign in, and comes back. */
export const Forbidden: Story = but({ address: paths.checkout.link(), role: null })

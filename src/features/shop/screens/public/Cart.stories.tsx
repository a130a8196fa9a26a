import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { shopCalls } from '#contract/shop/calls.ts'
import { fillCart } from '#mocks/stories/goods.ts'
import { isSeen } from '#mocks/stories/is-seen.ts'
import type { Read } from '#mocks/stories/screen.ts'
import { atRest, but, offersRetry, says, screenAt } from '#mocks/stories/screen-story.tsx'
import { patternOf, wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

const filledWith =
  (cart: Parameters<typeof fillCart>[1] = {}) =>
  async (read: Read) => {
    await fillCart(read, cart)
    return paths.cart.link()
  }

export default {
  title: 'Screens/Patient/Cart',
  ...screenAt({ address: filledWith(), role: 'patient' }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = { play: (context) => says(wordOf('shop.cart.checkout'))(context) }
/** Dearer than it was, and more than there are: each line says old and new, and can be put right. */
export const PutsRight: Story = {
  ...but({ address: filledWith({ products: 1, price: 100 }) }),
  async play(context) {
    await atRest(context)
    const screen = within(context.canvasElement)
    await isSeen(() => screen.getByText(wordOf('shop.cart.mendFirst')))
    await userEvent.click(screen.getByRole('button', { name: wordOf('shop.cart.mend.price') }))
    await isSeen(() => screen.getByRole('link', { name: wordOf('shop.cart.checkout') }))
  },
}
export const TooMany: Story = but({ address: filledWith({ products: 2, quantity: 99 }) })
/** Taken out to the last, it says so. */
export const TakesOut: Story = {
  ...but({ address: filledWith({ products: 1 }) }),
  async play(context) {
    await atRest(context)
    const screen = within(context.canvasElement)
    await userEvent.click(await screen.findByRole('button', { name: patternOf('shop.cart.remove') }))
    await isSeen(() => screen.getByText(wordOf('shop.cart.empty')))
  },
}
export const Empty: Story = {
  ...but({ address: paths.cart.link() }),
  play: (context) => says(wordOf('shop.cart.empty'))(context),
}
/** Of a visitor, whose cart is on the device. */
export const Visitor: Story = {
  ...but({ address: paths.cart.link(), role: null }),
  play: (context) => says(wordOf('shop.cart.emptyAbout'))(context),
}
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [shopCalls.readCart] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [shopCalls.readCart] } }), play: offersRetry }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { orderCalls } from '#contract/orders/calls.ts'
import type { goodsStates } from '#contract/orders/goods-order.ts'
import { ownOrder } from '#mocks/stories/goods.ts'
import { isSeen } from '#mocks/stories/is-seen.ts'
import { nobodysId } from '#mocks/stories/records.ts'
import type { Read } from '#mocks/stories/screen.ts'
import { atRest, but, offersRetry, says, screenAt } from '#mocks/stories/screen-story.tsx'
import { wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

const orderIn = (state: (typeof goodsStates)[number]) => async (read: Read) =>
  paths.userShopingOrderDetails.link({ id: await ownOrder(read, 'shop', state) })

export default {
  title: 'Screens/Patient/Shop order',
  ...screenAt({ address: orderIn('delivered'), role: 'patient' }),
} satisfies Meta
type Story = StoryObj

/** Delivered, and a part of it on its way back. */
export const Success: Story = { play: (context) => says(wordOf('shop.order.about.delivered'))(context) }
export const NotPaidYet: Story = {
  ...but({ address: orderIn('pending_payment') }),
  play: (context) => says(wordOf('shop.orders.pay'))(context),
}
export const OnItsWay: Story = but({ address: orderIn('dispatched') })
/** The pharmacy could not: the reason, and the money that went back. */
export const Rejected: Story = {
  ...but({ address: orderIn('rejected') }),
  play: (context) => says(/The last pack was damaged/)(context),
}
/** Called off before it was packed: the money goes back. */
export const CallsOff: Story = {
  ...but({ address: orderIn('accepted') }),
  async play(context) {
    await atRest(context)
    const screen = within(context.canvasElement.ownerDocument.body)
    await userEvent.click(await screen.findByRole('button', { name: wordOf('shop.order.cancel') }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox'), 'Ordered twice')
    await userEvent.click(dialog.getByRole('button', { name: wordOf('shop.order.cancel') }))
    await isSeen(() => screen.getByText(wordOf('shop.order.about.cancelled')))
  },
}
/** It leads to where each of its products is reviewed. */
export const InvitesToReview: Story = {
  async play(context) {
    await atRest(context)
    const card = within(await within(context.canvasElement).findByRole('region', { name: wordOf('shop.reviews.write') }))
    await expect(card.getAllByRole('link').length).toBeGreaterThan(0)
  },
}
export const Missing: Story = but({ address: paths.userShopingOrderDetails.link({ id: nobodysId }) })
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [orderCalls.readOrder] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [orderCalls.readOrder] } }), play: offersRetry }
export const Forbidden: Story = but({ address: paths.userShopingOrderDetails.link({ id: nobodysId }), role: null })

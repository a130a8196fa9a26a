import type { Meta, StoryObj } from '@storybook/react-vite'
import { shopCalls } from '#contract/shop/calls.ts'
import { fillsAndSends, type Fields } from '#mocks/stories/form-steps.ts'
import { ownOrder } from '#mocks/stories/goods.ts'
import { nobodysId } from '#mocks/stories/records.ts'
import { but, offersRetry, says, screenAt } from '#mocks/stories/screen-story.tsx'
import { wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Patient/Pay for an order',
  ...screenAt({
    address: async (read) => paths.orderPayment.link({ id: await ownOrder(read, 'shop', 'pending_payment') }),
    role: 'patient',
  }),
} satisfies Meta
type Story = StoryObj

const card = (number: string): Fields => ({
  'payments.card.number.label': number,
  'payments.card.expiry.label': '1230',
  'payments.card.cvc.label': '123',
})

export const Success: Story = { play: (context) => says(new RegExp(wordOf('shop.payment.kept')))(context) }
/** Says why; what is kept stays kept. */
export const Declined: Story = {
  play: fillsAndSends(card('4000000000009995'), () => wordOf('payments.declined.insufficient_funds')),
}
/** Paid: the order, with its invoice. */
export const Pays: Story = { play: fillsAndSends(card('4242424242424242'), () => wordOf('shop.order.about.paid')) }
/** Back, or another tab: there is nothing to pay any more. */
export const PaidAlready: Story = {
  ...but({ address: async (read) => paths.orderPayment.link({ id: await ownOrder(read, 'shop', 'delivered') }) }),
  play: (context) => says(wordOf('shop.order.about.delivered'))(context),
}
export const Missing: Story = but({ address: paths.orderPayment.link({ id: nobodysId }) })
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [shopCalls.readCheckout] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [shopCalls.readCheckout] } }), play: offersRetry }
/** A visitor is invited to sign in, and comes back. */
export const Forbidden: Story = but({ address: paths.orderPayment.link({ id: nobodysId }), role: null })

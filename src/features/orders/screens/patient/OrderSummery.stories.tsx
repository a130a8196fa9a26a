import type { Meta, StoryObj } from '@storybook/react-vite'
import { orderCalls } from '#contract/orders/calls.ts'
import { nextVisit, nobodysId, orderOf, visitToPay } from '#mocks/stories/records.ts'
import { but, offersRetry, screenAt } from '#mocks/stories/screen-story.tsx'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Patient/Order',
  ...screenAt({
    address: async (read) => paths.orderSummery.link({ id: await orderOf(read, await nextVisit(read)) }),
    role: 'patient',
  }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = {}
export const NotPaidYet: Story = but({
  address: async (read) => paths.orderSummery.link({ id: await orderOf(read, await visitToPay(read)) }),
})
export const Missing: Story = but({ address: paths.orderSummery.link({ id: nobodysId }) })
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [orderCalls.readOrder] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [orderCalls.readOrder] } }), play: offersRetry }
/** A visitor is invited to sign in, and comes back. */
export const Forbidden: Story = but({ address: paths.orderSummery.link({ id: nobodysId }), role: null })

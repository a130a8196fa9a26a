import type { Meta, StoryObj } from '@storybook/react-vite'
import { orderCalls } from '#contract/orders/calls.ts'
import { nobodysId, practiceOrder } from '#mocks/stories/records.ts'
import { but, offersRetry, says, screenAt } from '#mocks/stories/screen-story.tsx'
import { wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Doctor/Consultation orders',
  ...screenAt({ address: paths.doctorsCompletedOrder.link(), role: 'doctor' }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = {}
export const UnderWay: Story = but({ address: paths.doctorsCompletedOrder.link({ tab: 'open' }) })
/** One that is finished and paid. */
export const Finished: Story = but({
  address: async (read) => paths.doctorsCompletedOrder.link({ id: await practiceOrder(read, { payment: 'paid' }) }),
})
/** One that was called off, with its credit note. */
export const PaidBack: Story = but({
  address: async (read) => paths.doctorsCompletedOrder.link({ id: await practiceOrder(read, { payment: 'refunded' }) }),
})
export const Missing: Story = but({ address: paths.doctorsCompletedOrder.link({ id: nobodysId }) })
export const Empty: Story = but({ scenario: 'empty-platform' })
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [orderCalls.listPracticeOrders] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [orderCalls.listPracticeOrders] } }), play: offersRetry }
export const Forbidden: Story = {
  ...but({ role: 'staff', scenario: 'staff-without-rights' }),
  play: async (context) => says(wordOf('orders.papers.noRight'))(context),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { orderCalls } from '#contract/orders/calls.ts'
import { nextAppointment, nobodysId, orderOf, appointmentToPay } from '#mocks/stories/records.ts'
import { but, offersRetry, screenAt } from '#mocks/stories/screen-story.tsx'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Patient/Payment failed',
  ...screenAt({
    address: async (read) => paths.paymentFailed.link({ id: await orderOf(read, await appointmentToPay(read)) }),
    role: 'patient',
    scenario: 'declined-card',
  }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = {}
export const PaidAfterAll: Story = but({
  address: async (read) => paths.paymentFailed.link({ id: await orderOf(read, await nextAppointment(read)) }),
})
export const Missing: Story = but({ address: paths.paymentFailed.link({ id: nobodysId }) })
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [orderCalls.readOrder] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [orderCalls.readOrder] } }), play: offersRetry }

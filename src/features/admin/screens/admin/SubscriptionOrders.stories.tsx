import type { Meta, StoryObj } from '@storybook/react-vite'
import { adminOrderCalls } from '#contract/admin/order-calls.ts'
import { but, offersRetry, screenAt } from '#mocks/stories/screen-story.tsx'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Administrator/Subscription orders',
  ...screenAt({ address: paths.subscriptionOrders.link(), role: 'admin' }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = {}
export const Empty: Story = but({ scenario: 'empty-platform' })
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [adminOrderCalls.listOfficeOrders] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [adminOrderCalls.listOfficeOrders] } }), play: offersRetry }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { shopCalls } from '#contract/shop/calls.ts'
import { but, offersRetry, says, screenAt } from '#mocks/stories/screen-story.tsx'
import { wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Patient/Orders',
  ...screenAt({ address: paths.userOrders.link(), role: 'patient' }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = {}
export const UnderWay: Story = but({ address: paths.userPendingOrders.link() })
export const Empty: Story = {
  ...but({ scenario: 'empty-platform' }),
  play: (context) => says(wordOf('shop.orders.empty'))(context),
}
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [shopCalls.listOwnOrders] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [shopCalls.listOwnOrders] } }), play: offersRetry }
export const Forbidden: Story = but({ role: null })

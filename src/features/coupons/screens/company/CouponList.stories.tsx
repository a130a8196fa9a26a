import type { Meta, StoryObj } from '@storybook/react-vite'
import { couponCalls } from '#contract/coupons/calls.ts'
import { but, offersRetry, says, screenAt } from '#mocks/stories/screen-story.tsx'
import { wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Company/Coupon list',
  ...screenAt({ address: paths.couponList.link(), role: 'company' }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = {}
export const BySpending: Story = but({ address: paths.couponList.link({ sort: '-spent' }) })
export const Empty: Story = {
  ...but({ scenario: 'empty-platform' }),
  play: async (context) => says(wordOf('coupons.list.empty'))(context),
}
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [couponCalls.listCoupons] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [couponCalls.listCoupons] } }), play: offersRetry }

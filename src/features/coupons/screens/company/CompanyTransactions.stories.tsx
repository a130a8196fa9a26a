import type { Meta, StoryObj } from '@storybook/react-vite'
import { couponCalls } from '#contract/coupons/calls.ts'
import { but, offersRetry, says, screenAt } from '#mocks/stories/screen-story.tsx'
import { wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Company/Transactions',
  ...screenAt({ address: paths.companyTransactions.link(), role: 'company' }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = {}
export const GivenBack: Story = but({ address: paths.companyTransactions.link({ show: 'returned' }) })
export const Statements: Story = but({ address: paths.companyTransactions.link({ tab: 'statements' }) })
export const Empty: Story = {
  ...but({ scenario: 'empty-platform' }),
  play: async (context) => says(wordOf('coupons.transactions.empty'))(context),
}
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [couponCalls.listCouponUses, couponCalls.sumCouponUses] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [couponCalls.listCouponUses] } }), play: offersRetry }

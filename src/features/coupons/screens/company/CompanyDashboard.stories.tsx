import type { Meta, StoryObj } from '@storybook/react-vite'
import { couponCalls } from '#contract/coupons/calls.ts'
import { but, offersRetry, says, screenAt } from '#mocks/stories/screen-story.tsx'
import { wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Company/Dashboard',
  ...screenAt({ address: paths.companyDashboard.link(), role: 'company' }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = {}
export const Year: Story = but({ address: paths.companyDashboard.link({ period: 'year' }) })
export const Empty: Story = {
  ...but({ scenario: 'empty-platform' }),
  play: async (context) => says(wordOf('coupons.dashboard.nothingEnds'))(context),
}
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [couponCalls.readCompanyDashboard] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [couponCalls.readCompanyDashboard] } }), play: offersRetry }

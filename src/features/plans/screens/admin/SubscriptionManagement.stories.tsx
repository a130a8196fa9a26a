import type { Meta, StoryObj } from '@storybook/react-vite'
import { planCalls } from '#contract/plans/calls.ts'
import { but, offersRetry, says, screenAt } from '#mocks/stories/screen-story.tsx'
import { wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Admin/Subscription management',
  ...screenAt({ address: paths.subscriptionManagement.link(), role: 'admin' }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = {}
export const Empty: Story = {
  ...but({ scenario: 'empty-platform' }),
  play: async (context) => says(wordOf('plans.office.empty'))(context),
}
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [planCalls.listOfficePlans] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [planCalls.listOfficePlans] } }), play: offersRetry }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { adminCalls } from '#contract/admin/calls.ts'
import { but, offersRetry, says, screenAt } from '#mocks/stories/screen-story.tsx'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Administrator/Day',
  ...screenAt({ address: paths.adminDashboard.link(), role: 'admin' }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = {}
export const DoctorAwaits: Story = {
  ...but({ address: paths.adminDashboard.link({ tab: 'doctors' }), scenario: 'doctor-awaiting-verification' }),
  play: says(/Iris Lindqvist/),
}
export const SupportInbox: Story = {
  ...but({ address: paths.adminDashboard.link({ tab: 'inbox' }), scenario: 'support-inbox' }),
  play: says(/Moving my appointment/),
}
export const Empty: Story = but({ scenario: 'empty-platform' })
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [adminCalls.readSummary] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [adminCalls.readSummary] } }), play: offersRetry }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { auditCalls } from '#contract/audit/calls.ts'
import { but, offersRetry, says, screenAt } from '#mocks/stories/screen-story.tsx'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Patient/Who looked',
  ...screenAt({ address: paths.officeLooks.link(), role: 'patient' }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = { play: says(/looked at your account/) }
export const Doctor: Story = but({ role: 'doctor' })
export const Empty: Story = but({ scenario: 'empty-platform' })
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [auditCalls.listOfficeLooks] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [auditCalls.listOfficeLooks] } }), play: offersRetry }

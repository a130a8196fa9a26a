import type { Meta, StoryObj } from '@storybook/react-vite'
import { socialCalls } from '#contract/social/calls.ts'
import { but, offersRetry, screenAt } from '#mocks/stories/screen-story.tsx'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Patient/Find people',
  ...screenAt({ address: paths.searchUsers.link(), role: 'patient' }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = {}
export const NothingMatches: Story = but({ address: paths.searchUsers.link({ q: 'nobody of that name' }) })
export const Empty: Story = but({ scenario: 'empty-platform' })
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [socialCalls.listMembers] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [socialCalls.listMembers] } }), play: offersRetry }

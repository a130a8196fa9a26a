import type { Meta, StoryObj } from '@storybook/react-vite'
import { socialCalls } from '#contract/social/calls.ts'
import { but, offersRetry, screenAt } from '#mocks/stories/screen-story.tsx'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Patient/Followers',
  ...screenAt({ address: paths.userFollowers.link(), role: 'patient' }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = {}

export const Empty: Story = but({ scenario: 'empty-platform' })
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [socialCalls.listFollowers] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [socialCalls.listFollowers] } }), play: offersRetry }

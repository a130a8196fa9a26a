import type { Meta, StoryObj } from '@storybook/react-vite'
import { socialCalls } from '#contract/social/calls.ts'
import { but, offersRetry, says, screenAt } from '#mocks/stories/screen-story.tsx'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Administrator/Moderation',
  ...screenAt({ address: paths.moderationQueue.link(), role: 'admin' }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = { play: says(/./) }
export const Empty: Story = but({ scenario: 'empty-platform' })
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [socialCalls.listCases] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [socialCalls.listCases] } }), play: offersRetry }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { siteCalls } from '#contract/site/calls.ts'
import { but, screenAt } from '#mocks/stories/screen-story.tsx'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Public/Home',
  ...screenAt({ address: paths.home.link() }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = {}
export const Empty: Story = but({ scenario: 'empty-platform' })
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [siteCalls.readHome] } })
export const Error: Story = but({ fault: { kind: 'failing', of: [siteCalls.readHome] } })

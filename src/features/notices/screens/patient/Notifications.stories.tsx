import type { Meta, StoryObj } from '@storybook/react-vite'
import { noticesCalls } from '#contract/notices/calls.ts'
import { but, offersRetry, screenAt } from '#mocks/stories/screen-story.tsx'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Own/Notices',
  ...screenAt({ address: paths.notifications.link(), role: 'patient', scenario: 'paid-visit' }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = {}
export const Empty: Story = but({ scenario: 'empty-platform' })
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [noticesCalls.listNotices] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [noticesCalls.listNotices] } }), play: offersRetry }

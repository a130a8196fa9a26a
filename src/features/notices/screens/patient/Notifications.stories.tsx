import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { noticesCalls } from '#contract/notices/calls.ts'
import { atRest, but, screenAt } from '#mocks/stories/screen-story.tsx'
import { paths } from '#shared/paths.ts'

const calls = [noticesCalls.listNotices]

export default {
  title: 'Screens/Own/Notices',
  ...screenAt({ address: paths.notifications.link(), role: 'patient' }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = {}
export const Empty: Story = but({ scenario: 'empty-platform' })
export const Loading: Story = but({ fault: { kind: 'unanswered', of: calls } })

export const Error: Story = {
  ...but({ fault: { kind: 'failing', of: calls } }),
  async play(context) {
    await atRest(context)
    await expect(within(context.canvasElement).getByRole('button', { name: /try again/i })).toBeVisible()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { pharmacyCalls } from '#contract/pharmacy/calls.ts'
import { but, offersRetry, screenAt } from '#mocks/stories/screen-story.tsx'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Pharmacy/Desk',
  ...screenAt({ address: paths.pharmaDashboard.link(), role: 'pharmacy' }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = {}
export const Empty: Story = but({ scenario: 'empty-platform' })
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [pharmacyCalls.readDesk] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [pharmacyCalls.readDesk] } }), play: offersRetry }
/** A visitor is invited to sign in, and comes back. */
export const Forbidden: Story = but({ role: null })

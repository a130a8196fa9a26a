import type { Meta, StoryObj } from '@storybook/react-vite'
import { privacyCalls } from '#contract/privacy/calls.ts'
import { but, offersRetry, screenAt } from '#mocks/stories/screen-story.tsx'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Own/YourData',
  ...screenAt({ address: paths.yourData.link(), role: 'doctor' }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = {}
export const OfAPatient: Story = but({ address: paths.userSettings.link({ tab: 'data' }), role: 'patient' })
export const Empty: Story = but({ role: 'company', scenario: 'empty-platform' })
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [privacyCalls.readOwnData] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [privacyCalls.readOwnData] } }), play: offersRetry }
export const Forbidden: Story = but({ role: 'admin' })

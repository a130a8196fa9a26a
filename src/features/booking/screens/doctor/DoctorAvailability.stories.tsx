import type { Meta, StoryObj } from '@storybook/react-vite'
import { availabilityCalls } from '#contract/booking/availability-calls.ts'
import { but, offersRetry, screenAt } from '#mocks/stories/screen-story.tsx'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Doctor/Availability',
  ...screenAt({ address: paths.doctorAvailability.link(), role: 'doctor' }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = {}
export const Empty: Story = but({ scenario: 'empty-platform' })
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [availabilityCalls.readAvailability] } })
export const Error: Story = {
  ...but({ fault: { kind: 'failing', of: [availabilityCalls.readAvailability] } }),
  play: offersRetry,
}
export const Forbidden: Story = but({ role: 'staff', scenario: 'staff-without-rights' })

import type { Meta, StoryObj } from '@storybook/react-vite'
import { bookingCalls } from '#contract/booking/calls.ts'
import { but, offersRetry, screenAt } from '#mocks/stories/screen-story.tsx'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Doctor/Day',
  ...screenAt({ address: paths.doctorDashboard.link(), role: 'doctor' }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = {}
export const BusyDay: Story = but({ scenario: 'busy-day' })
export const OfStaff: Story = but({ role: 'staff' })
export const Empty: Story = but({ scenario: 'empty-platform' })
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [bookingCalls.readDoctorSummary] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [bookingCalls.readDoctorSummary] } }), play: offersRetry }
export const Forbidden: Story = but({ role: 'staff', scenario: 'staff-without-rights' })

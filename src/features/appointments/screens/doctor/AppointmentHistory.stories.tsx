import type { Meta, StoryObj } from '@storybook/react-vite'
import { bookingCalls } from '#contract/booking/calls.ts'
import { but, offersRetry, screenAt } from '#mocks/stories/screen-story.tsx'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Doctor/Visit history',
  ...screenAt({ address: paths.doctorAppointmentHistory.link(), role: 'doctor' }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = {}
export const Cancelled: Story = but({ address: paths.doctorAppointmentHistory.link({ tab: 'cancelled' }) })
export const NothingMatches: Story = but({ address: paths.doctorAppointmentHistory.link({ q: 'zzz' }) })
export const Empty: Story = but({ scenario: 'empty-platform' })
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [bookingCalls.listDoctorAppointments] } })
export const Error: Story = {
  ...but({ fault: { kind: 'failing', of: [bookingCalls.listDoctorAppointments] } }),
  play: offersRetry,
}
export const Forbidden: Story = but({ role: 'staff', scenario: 'staff-without-rights' })

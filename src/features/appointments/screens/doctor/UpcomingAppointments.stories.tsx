import type { Meta, StoryObj } from '@storybook/react-vite'
import { bookingCalls } from '#contract/booking/calls.ts'
import { but, offersRetry, says, screenAt } from '#mocks/stories/screen-story.tsx'
import { wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Doctor/Upcoming visits',
  ...screenAt({ address: paths.doctorUpcomingAppointment.link(), role: 'doctor' }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = {}
/** A link from before past visits had a screen of their own. */
export const PastLeadsToHistory: Story = {
  ...but({ address: paths.doctorUpcomingAppointment.link({ tab: 'past' }) }),
  play: says(wordOf('appointments.routes.doctorAppointmentHistory.title')),
}
export const Empty: Story = but({ scenario: 'empty-platform' })
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [bookingCalls.listDoctorAppointments] } })
export const Error: Story = {
  ...but({ fault: { kind: 'failing', of: [bookingCalls.listDoctorAppointments] } }),
  play: offersRetry,
}
export const Forbidden: Story = but({ role: 'staff', scenario: 'staff-without-rights' })

import type { Meta, StoryObj } from '@storybook/react-vite'
import { bookingCalls } from '#contract/booking/calls.ts'
import { but, offersRetry, screenAt } from '#mocks/stories/screen-story.tsx'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Patient/Visits',
  ...screenAt({ address: paths.userAppointmentList.link(), role: 'patient' }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = {}
export const Past: Story = but({ address: paths.userAppointmentList.link({ tab: 'past' }) })
export const Empty: Story = but({ scenario: 'empty-platform' })
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [bookingCalls.listAppointments] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [bookingCalls.listAppointments] } }), play: offersRetry }

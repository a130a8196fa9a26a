import type { Meta, StoryObj } from '@storybook/react-vite'
import { bookingCalls } from '#contract/booking/calls.ts'
import { but, offersRetry, screenAt } from '#mocks/stories/screen-story.tsx'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Patient/Start',
  ...screenAt({ address: paths.userDashboard.link(), role: 'patient' }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = {}
export const Empty: Story = but({ scenario: 'empty-platform' })
export const AppointmentToPay: Story = but({ scenario: 'unpaid-visit' })
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [bookingCalls.readPatientSummary] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [bookingCalls.readPatientSummary] } }), play: offersRetry }

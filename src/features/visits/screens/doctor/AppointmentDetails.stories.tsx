import type { Meta, StoryObj } from '@storybook/react-vite'
import { bookingCalls } from '#contract/booking/calls.ts'
import { but, offersRetry, screenAt } from '#mocks/stories/screen-story.tsx'
import { firstId } from '#mocks/stories/screen.ts'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Doctor/One visit',
  ...screenAt({
    address: async (read) => paths.appointmentDetails.link({ id: firstId(await read(bookingCalls.listDoctorAppointments)) }),
    role: 'doctor',
  }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = {}
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [bookingCalls.readAppointment] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [bookingCalls.readAppointment] } }), play: offersRetry }

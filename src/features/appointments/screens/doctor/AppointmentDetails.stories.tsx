import type { Meta, StoryObj } from '@storybook/react-vite'
import { bookingCalls } from '#contract/booking/calls.ts'
import { but, offersRetry, screenAt } from '#mocks/stories/screen-story.tsx'
import { nobodysId } from '#mocks/stories/records.ts'
import { firstId } from '#mocks/stories/screen.ts'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Doctor/One visit',
  ...screenAt({
    // Asked as the doctor: staff without rights may read none.
    address: async (read) =>
      paths.appointmentDetails.link({ id: firstId(await read(bookingCalls.listDoctorAppointments, { as: 'doctor' })) }),
    role: 'doctor',
  }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = {}
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [bookingCalls.readAppointment] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [bookingCalls.readAppointment] } }), play: offersRetry }
export const Missing: Story = but({ address: paths.appointmentDetails.link({ id: nobodysId }) })
export const Forbidden: Story = but({ role: 'staff', scenario: 'staff-without-rights' })

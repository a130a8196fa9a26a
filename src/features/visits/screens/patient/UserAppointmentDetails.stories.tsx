import type { Meta, StoryObj } from '@storybook/react-vite'
import { bookingCalls } from '#contract/booking/calls.ts'
import { but, offersRetry, screenAt } from '#mocks/stories/screen-story.tsx'
import { firstId } from '#mocks/stories/screen.ts'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Patient/One visit',
  ...screenAt({
    address: async (read) => paths.userAppointmentDetails.link({ id: firstId(await read(bookingCalls.listAppointments)) }),
    role: 'patient',
  }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = {}
/** Nobody's visit, or somebody else's: the platform does not tell which. */
export const Missing: Story = but({ address: paths.userAppointmentDetails.link({ id: '01900000-0000-7000-8000-000000000000' }) })
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [bookingCalls.readAppointment] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [bookingCalls.readAppointment] } }), play: offersRetry }

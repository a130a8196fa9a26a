import type { Meta, StoryObj } from '@storybook/react-vite'
import { bookingCalls } from '#contract/booking/calls.ts'
import type { PatientSummary } from '#contract/booking/schemas.ts'
import { but, offersRetry, screenAt } from '#mocks/stories/screen-story.tsx'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Patient/Pay for a visit',
  ...screenAt({
    address: async (read) => {
      const { toPay } = (await read(bookingCalls.readPatientSummary)) as PatientSummary
      return paths.appointmentPayment.link({ id: toPay[0]!.id })
    },
    role: 'patient',
    scenario: 'unpaid-visit',
  }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = {}
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [bookingCalls.readAppointment] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [bookingCalls.readAppointment] } }), play: offersRetry }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { orderCalls } from '#contract/orders/calls.ts'
import {
  appointmentToPay,
  cancelledAppointment,
  finishedPetVisit,
  latestAppointment,
  nextAppointment,
  nobodysId,
  orderOf,
} from '#mocks/stories/records.ts'
import { but, offersRetry, says, screenAt } from '#mocks/stories/screen-story.tsx'
import { patternOf, wordOf } from '#mocks/stories/words.ts'
import type { Read } from '#mocks/stories/screen.ts'
import { paths } from '#shared/paths.ts'

const orderBy = (visit: (read: Read) => Promise<string>) => async (read: Read) =>
  paths.doctorOrderDetails.link({ id: await orderOf(read, await visit(read)) })

export default {
  title: 'Screens/Patient/Consultation order',
  ...screenAt({ address: orderBy(latestAppointment), role: 'patient' }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = {}
export const ToCome: Story = but({ address: orderBy(nextAppointment) })
export const NotPaidYet: Story = {
  ...but({ address: orderBy(appointmentToPay) }),
  play: async (context) => says(wordOf('orders.confirmed.pay'))(context),
}
export const PaidBack: Story = {
  ...but({ address: orderBy(cancelledAppointment) }),
  play: async (context) => says(patternOf('orders.creditNote.title'))(context),
}
/** What the insurer of a pet asks for. */
export const ClaimSheet: Story = {
  ...but({
    address: async (read) =>
      paths.doctorOrderDetails.link({ id: await orderOf(read, await finishedPetVisit(read)), paper: 'claim' }),
  }),
  play: async (context) => says(patternOf('orders.claim.title'))(context),
}
export const Missing: Story = but({ address: paths.doctorOrderDetails.link({ id: nobodysId }) })
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [orderCalls.readOrder] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [orderCalls.readOrder] } }), play: offersRetry }
/** A visitor is invited to sign in, and comes back. */
export const Forbidden: Story = but({ address: paths.doctorOrderDetails.link({ id: nobodysId }), role: null })

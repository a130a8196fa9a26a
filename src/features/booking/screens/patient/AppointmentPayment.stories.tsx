import type { Meta, StoryObj } from '@storybook/react-vite'
import { bookingCalls } from '#contract/booking/calls.ts'
import { fillsAndSends, type Fields } from '#mocks/stories/form-steps.ts'
import { isSeen } from '#mocks/stories/is-seen.ts'
import { nobodysId, appointmentToPay } from '#mocks/stories/records.ts'
import { atRest, but, offersRetry, says, screenAt } from '#mocks/stories/screen-story.tsx'
import { wordOf } from '#mocks/stories/words.ts'
import { expect, userEvent, within } from 'storybook/test'
import { intakeCalls } from '#contract/intake/calls.ts'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Patient/Pay for a visit',
  ...screenAt({
    address: async (read) => paths.appointmentPayment.link({ id: await appointmentToPay(read) }),
    role: 'patient',
    scenario: 'unpaid-visit',
  }),
} satisfies Meta
type Story = StoryObj

const card = (number: string): Fields => ({
  'payments.card.number.label': number,
  'payments.card.expiry.label': '1230',
  'payments.card.cvc.label': '123',
})

/** With what comes back to who cancels, told before it is paid. */
export const Success: Story = { play: (context) => says(new RegExp(wordOf('booking.refund.byDoctor')))(context) }
/** Says why, and keeps the time. */
export const Declined: Story = {
  play: fillsAndSends(card('4000000000009995'), () => wordOf('payments.declined.insufficient_funds')),
}
/** Paid: the confirmation with the invoice. */
export const Pays: Story = { play: fillsAndSends(card('4242424242424242'), () => wordOf('orders.confirmed.booked')) }
/** What must not wait is said while it is answered, and stands between the answers and the payment. */
export const RedFlag: Story = {
  ...but({
    address: async (read) => paths.appointmentPayment.link({ id: await appointmentToPay(read), step: 'questions' }),
  }),
  async play(context) {
    await atRest(context)
    const screen = within(context.canvasElement)
    await userEvent.selectOptions(await screen.findByLabelText(wordOf('intake.complaint')), wordOf('intake.other'))
    await userEvent.click(await screen.findByRole('checkbox', { name: wordOf('intake.options.signsNow.chestPain') }))
    await isSeen(() => screen.getByText(wordOf('intake.advice.emergency.title')))
    await userEvent.click(screen.getByRole('button', { name: wordOf('booking.intake.send') }))
    await isSeen(() => screen.getByRole('heading', { level: 1, name: wordOf('booking.intake.stopTitle') }))
    await expect(screen.getByRole('button', { name: wordOf('booking.payment.letGo') })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: wordOf('booking.intake.goOn') }))
    await isSeen(() => screen.getByRole('heading', { level: 1, name: wordOf('booking.payment.title') }))
    await isSeen(() => screen.getByText(wordOf('intake.advice.emergency.title')))
    await atRest(context)
  },
}
export const Questions: Story = but({
  address: async (read) => paths.appointmentPayment.link({ id: await appointmentToPay(read), step: 'questions' }),
})
/** The questions cannot be read: they are offered again, and the payment needs none of them. */
export const QuestionsMissing: Story = {
  ...but({
    address: async (read) => paths.appointmentPayment.link({ id: await appointmentToPay(read), step: 'questions' }),
    fault: { kind: 'failing', of: [intakeCalls.readIntake] },
  }),
  play: offersRetry,
}
export const Missing: Story = but({ address: paths.appointmentPayment.link({ id: nobodysId }) })
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [bookingCalls.readAppointment] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [bookingCalls.readAppointment] } }), play: offersRetry }
/** A visitor is invited to sign in, and comes back. */
export const Forbidden: Story = but({ address: paths.appointmentPayment.link({ id: nobodysId }), role: null })

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { orderCalls } from '#contract/orders/calls.ts'
import { isSeen } from '#mocks/stories/is-seen.ts'
import {
  cancelledAppointment,
  creditNoteOf,
  missedAppointment,
  nextAppointment,
  nobodysId,
  orderOf,
  appointmentToPay,
} from '#mocks/stories/records.ts'
import { atRest, but, offersRetry, screenAt } from '#mocks/stories/screen-story.tsx'
import { patternOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Patient/Order',
  ...screenAt({
    address: async (read) => paths.orderSummery.link({ id: await orderOf(read, await nextAppointment(read)) }),
    role: 'patient',
  }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = {}
export const NotPaidYet: Story = but({
  address: async (read) => paths.orderSummery.link({ id: await orderOf(read, await appointmentToPay(read)) }),
})
/** Nobody came: it was paid, and stays so. */
export const Missed: Story = but({
  address: async (read) => paths.orderSummery.link({ id: await orderOf(read, await missedAppointment(read)) }),
})
/** What was paid back has a paper of its own, and the way leads back to the invoice. */
export const PaidBack: Story = {
  ...but({ address: async (read) => paths.orderSummery.link({ id: await orderOf(read, await cancelledAppointment(read)) }) }),
  async play(context) {
    await atRest(context)
    const screen = within(context.canvasElement)
    await userEvent.click(await screen.findByRole('link', { name: patternOf('orders.creditNote.title') }))
    await expect(await screen.findByRole('heading', { name: patternOf('orders.creditNote.title') })).toHaveFocus()
    await userEvent.click(screen.getByRole('link', { name: /^\d{4}-\d{6}$/ }))
    await expect(await screen.findByRole('heading', { name: patternOf('orders.invoice.title') })).toHaveFocus()
  },
}
/** A credit note opens at its own address. */
export const CreditNote: Story = {
  ...but({
    address: async (read) => {
      const id = await orderOf(read, await cancelledAppointment(read))
      return paths.orderSummery.link({ id, creditNote: await creditNoteOf(read, id) })
    },
  }),
  async play(context) {
    await atRest(context)
    const screen = within(context.canvasElement)
    await isSeen(() => screen.getByRole('region', { name: patternOf('orders.creditNote.title') }))
  },
}
export const Missing: Story = but({ address: paths.orderSummery.link({ id: nobodysId }) })
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [orderCalls.readOrder] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [orderCalls.readOrder] } }), play: offersRetry }
/** A visitor is invited to sign in, and comes back. */
export const Forbidden: Story = but({ address: paths.orderSummery.link({ id: nobodysId }), role: null })

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { bookingCalls } from '#contract/booking/calls.ts'
import { orderCalls } from '#contract/orders/calls.ts'
import { isSeen } from '#mocks/stories/is-seen.ts'
import { nobodysId, practiceOrder } from '#mocks/stories/records.ts'
import { atRest, but, offersRetry, says, screenAt } from '#mocks/stories/screen-story.tsx'
import { patternOf, wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Doctor/Invoices',
  ...screenAt({ address: paths.doctorsInvoices.link(), role: 'doctor' }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = {}
export const Year: Story = but({ address: paths.doctorsInvoices.link({ period: 'year' }) })
export const CreditNotes: Story = but({ address: paths.doctorsInvoices.link({ show: 'credit_note' }) })
/** From the list to the paper, and back to the list as it was. */
export const OpensPaper: Story = {
  ...but({ address: paths.doctorsInvoices.link({ show: 'paid' }) }),
  async play(context) {
    await atRest(context)
    const screen = within(context.canvasElement)
    const [first] = await screen.findAllByRole('link', { name: /^\d{4}-\d{6}$/ })
    await userEvent.click(first!)
    await isSeen(() => screen.getByRole('region', { name: patternOf('orders.invoice.title') }))
  },
}
/** A week before this one: figures and chart are asked anew. */
export const EarlierWeek: Story = {
  ...but({ address: paths.doctorsInvoices.link({ period: 'week' }) }),
  async play(context) {
    await atRest(context)
    const screen = within(context.canvasElement)
    const later = await screen.findByRole('button', { name: wordOf('orders.earnings.later') })
    await expect(later).toBeDisabled()
    await userEvent.click(screen.getByRole('button', { name: wordOf('orders.earnings.earlier') }))
    await atRest(context)
    await expect(screen.getByRole('button', { name: wordOf('orders.earnings.later') })).toBeEnabled()
  },
}
export const Paper: Story = but({
  address: async (read) => paths.doctorsInvoices.link({ id: await practiceOrder(read, { payment: 'paid' }) }),
})
export const Missing: Story = but({ address: paths.doctorsInvoices.link({ id: nobodysId }) })
export const Empty: Story = but({ scenario: 'empty-platform' })
export const Loading: Story = but({
  fault: { kind: 'unanswered', of: [orderCalls.listInvoices, orderCalls.sumInvoices, bookingCalls.readEarnings] },
})
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [orderCalls.listInvoices] } }), play: offersRetry }
export const Forbidden: Story = {
  ...but({ role: 'staff', scenario: 'staff-without-rights' }),
  play: async (context) => says(wordOf('orders.papers.noRight'))(context),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { orderCalls } from '#contract/orders/calls.ts'
import { sum } from '#contract/orders/money.ts'
import { nobodysId } from '#mocks/stories/records.ts'
import { atRest, but, offersRetry, screenAt } from '#mocks/stories/screen-story.tsx'
import { patternOf, wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Pharmacy/Invoices',
  ...screenAt({ address: paths.pharmaInvoices.link(), role: 'pharmacy' }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = {}
/** From the list to the paper, whose lines and tax come to its total. */
export const OpensPaper: Story = {
  async play(context) {
    await atRest(context)
    const screen = within(context.canvasElement)
    const [first] = await screen.findAllByRole('link', { name: /^\d{4}-\d{6}$/ })
    await userEvent.click(first!)
    const paper = await screen.findByRole('region', { name: patternOf('orders.invoice.title') })
    await expect(paper).toBeVisible()
    const totals = within(paper).getByLabelText(wordOf('orders.totals.title'))
    within(totals).getByText(wordOf('orders.totals.tax'))
    const cents = Array.from(totals.querySelectorAll('dd'), ({ textContent }) => Number(textContent.replaceAll(/[^\d-]/g, '')))
    await expect(sum(cents.slice(0, -1))).toBe(cents.at(-1))
  },
}
export const Missing: Story = but({ address: paths.pharmaInvoices.link({ id: nobodysId }) })
export const Empty: Story = but({ scenario: 'empty-platform' })
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [orderCalls.listInvoices, orderCalls.sumInvoices] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [orderCalls.listInvoices] } }), play: offersRetry }

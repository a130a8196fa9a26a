import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { orderCalls } from '#contract/orders/calls.ts'
import { nobodysId } from '#mocks/stories/records.ts'
import { atRest, but, offersRetry, screenAt } from '#mocks/stories/screen-story.tsx'
import { patternOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Pharmacy/Invoices',
  ...screenAt({ address: paths.pharmaInvoices.link(), role: 'pharmacy' }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = {}
/** From the list to the paper. */
export const OpensPaper: Story = {
  async play(context) {
    await atRest(context)
    const screen = within(context.canvasElement)
    const [first] = await screen.findAllByRole('link', { name: /^\d{4}-\d{6}$/ })
    await userEvent.click(first!)
    await expect(await screen.findByRole('region', { name: patternOf('orders.invoice.title') })).toBeVisible()
  },
}
export const Missing: Story = but({ address: paths.pharmaInvoices.link({ id: nobodysId }) })
export const Empty: Story = but({ scenario: 'empty-platform' })
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [orderCalls.listInvoices, orderCalls.sumInvoices] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [orderCalls.listInvoices] } }), play: offersRetry }

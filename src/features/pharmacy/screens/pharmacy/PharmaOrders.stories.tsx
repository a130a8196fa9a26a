import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { pharmacyCalls } from '#contract/pharmacy/calls.ts'
import { atRest, but, offersRetry, says, screenAt } from '#mocks/stories/screen-story.tsx'
import { wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Pharmacy/Orders',
  ...screenAt({ address: paths.pharmaOrders.link(), role: 'pharmacy' }),
} satisfies Meta
type Story = StoryObj

/** The board: what is new, under way, and on its way. */
export const Success: Story = {}
/** One key takes the order that has the focus its next step on. */
export const OneKey: Story = {
  async play(context) {
    await atRest(context)
    const screen = within(context.canvasElement)
    const accept = wordOf('pharmacy.steps.accept')
    const isOf = (step: string) => screen.queryAllByRole('button', { name: new RegExp(step) })
    await screen.findAllByRole('button', { name: new RegExp(accept) })
    const before = isOf(accept).length
    isOf(accept)[0]!.focus()
    await userEvent.keyboard('n')
    await waitFor(() => expect(isOf(accept)).toHaveLength(before - 1), { timeout: 15_000 })
    await atRest(context)
  },
}
export const Finished: Story = but({ address: paths.pharmaOrders.link({ tab: 'finished' }) })
export const Empty: Story = {
  ...but({ scenario: 'empty-platform' }),
  play: (context) => says(wordOf('pharmacy.orders.none.new'))(context),
}
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [pharmacyCalls.listDeskOrders] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [pharmacyCalls.listDeskOrders] } }), play: offersRetry }
export const Forbidden: Story = but({ role: null })

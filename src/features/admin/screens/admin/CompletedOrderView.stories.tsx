import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { adminOrderCalls } from '#contract/admin/order-calls.ts'
import { orderCalls } from '#contract/orders/calls.ts'
import { nobodysId } from '#mocks/stories/records.ts'
import { firstId } from '#mocks/stories/screen.ts'
import { atRest, but, offersRetry, screenAt } from '#mocks/stories/screen-story.tsx'
import { wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Administrator/Completed order',
  ...screenAt({
    address: async (read) =>
      paths.completedOrderView.link({
        id: firstId(await read(adminOrderCalls.listOfficeOrders, { query: { kind: 'appointment', tab: 'finished' } })),
      }),
    role: 'admin',
  }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = {}
export const Missing: Story = but({ address: paths.completedOrderView.link({ id: nobodysId }) })
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [orderCalls.readOrder] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [orderCalls.readOrder] } }), play: offersRetry }
/** What goes back, at whose expense, and what it comes to, before it is done. */
export const GivingBack: Story = {
  ...but({
    address: async (read) => {
      const query = { kind: 'appointment', tab: 'finished', payment: 'paid' } as const
      return paths.completedOrderView.link({ id: firstId(await read(adminOrderCalls.listOfficeOrders, { query })) })
    },
  }),
  play: async (context) => {
    await atRest(context)
    await userEvent.click(await screen.findByRole('button', { name: wordOf('admin.orders.verbs.refund') }))
    await screen.findByRole('dialog')
  },
}

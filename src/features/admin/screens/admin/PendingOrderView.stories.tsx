import type { Meta, StoryObj } from '@storybook/react-vite'
import { adminOrderCalls } from '#contract/admin/order-calls.ts'
import { orderCalls } from '#contract/orders/calls.ts'
import { refundThatWaits } from '#mocks/stories/office-refund.ts'
import { nobodysId } from '#mocks/stories/records.ts'
import { firstId } from '#mocks/stories/screen.ts'
import { but, offersRetry, says, screenAt } from '#mocks/stories/screen-story.tsx'
import { wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Administrator/Pending order',
  ...screenAt({
    address: async (read) =>
      paths.pendingOrderView.link({
        id: firstId(await read(adminOrderCalls.listOfficeOrders, { query: { kind: 'appointment', tab: 'open' } })),
      }),
    role: 'admin',
  }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = {}
/** More than one administrator gives back alone: it waits for another, and who asked for it can take it back. */
export const WaitsForAnother: Story = {
  ...but({ address: async (read) => paths.pendingOrderView.link({ id: await refundThatWaits(read) }) }),
  play: (context) => says(wordOf('admin.orders.second.own'))(context),
}
export const Missing: Story = but({ address: paths.pendingOrderView.link({ id: nobodysId }) })
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [orderCalls.readOrder] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [orderCalls.readOrder] } }), play: offersRetry }

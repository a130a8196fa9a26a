import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { orderCalls } from '#contract/orders/calls.ts'
import { isSeen } from '#mocks/stories/is-seen.ts'
import { nobodysId, practiceOrder } from '#mocks/stories/records.ts'
import { atRest, but, offersRetry, screenAt } from '#mocks/stories/screen-story.tsx'
import { wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Doctor/Order under way',
  ...screenAt({
    address: async (read) =>
      paths.doctorsPendingOrderDetails.link({ id: await practiceOrder(read, { tab: 'open', payment: 'paid' }) }),
    role: 'doctor',
  }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = {}
/** The practice calls the visit off: what goes back is told first. */
export const AsksBeforeCancelling: Story = {
  async play(context) {
    await atRest(context)
    const screen = within(context.canvasElement)
    await userEvent.click(await screen.findByRole('button', { name: wordOf('appointments.verbs.cancel') }))
    await isSeen(() => screen.getByRole('dialog', { name: wordOf('appointments.ask.cancel.title') }))
  },
}
export const Missing: Story = but({ address: paths.doctorsPendingOrderDetails.link({ id: nobodysId }) })
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [orderCalls.readOrder] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [orderCalls.readOrder] } }), play: offersRetry }
export const Forbidden: Story = but({
  address: paths.doctorsPendingOrderDetails.link({ id: nobodysId }),
  role: 'staff',
  scenario: 'staff-without-rights',
})

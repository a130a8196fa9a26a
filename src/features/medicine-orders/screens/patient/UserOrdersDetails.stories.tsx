import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import type { MedicineOrderState } from '#contract/medicine-orders/order-kind.ts'
import { medicineOrdersCalls } from '#contract/medicine-orders/calls.ts'
import { ownMedicine } from '#mocks/stories/goods.ts'
import { isSeen } from '#mocks/stories/is-seen.ts'
import { nobodysId } from '#mocks/stories/records.ts'
import type { Read } from '#mocks/stories/screen.ts'
import { atRest, but, offersRetry, says, screenAt } from '#mocks/stories/screen-story.tsx'
import { patternOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

const orderIn = (state: MedicineOrderState) => async (read: Read) =>
  paths.userOrdersDetails.link({ id: await ownMedicine(read, state) })

export default {
  title: 'Screens/Patient/Medicine order',
  ...screenAt({ address: orderIn('quoted'), role: 'patient' }),
} satisfies Meta
type Story = StoryObj

/** Quoted: yes or no. */
export const Success: Story = { play: (context) => says(patternOf('medicine-orders.own.agree'))(context) }
/** Agreed to, it waits for its money. */
export const Agrees: Story = {
  async play(context) {
    await atRest(context)
    const screen = within(context.canvasElement)
    await userEvent.click(await screen.findByRole('button', { name: patternOf('medicine-orders.own.agree') }))
    await isSeen(() => screen.getByRole('link', { name: patternOf('medicine-orders.own.pay') }))
  },
}
export const Requested: Story = but({ address: orderIn('requested') })
export const NotPaidYet: Story = {
  ...but({ address: orderIn('pending_payment') }),
  play: (context) => says(patternOf('medicine-orders.own.pay'))(context),
}
export const Delivered: Story = but({ address: orderIn('delivered') })
export const Declined: Story = {
  ...but({ address: orderIn('declined') }),
  play: (context) => says(/We do not have it this week/)(context),
}
export const Rejected: Story = {
  ...but({ address: orderIn('rejected') }),
  play: (context) => says(/called this batch back/)(context),
}
export const Missing: Story = but({ address: paths.userOrdersDetails.link({ id: nobodysId }) })
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [medicineOrdersCalls.readMedicineOrder] } })
export const Error: Story = {
  ...but({ fault: { kind: 'failing', of: [medicineOrdersCalls.readMedicineOrder] } }),
  play: offersRetry,
}
export const Forbidden: Story = but({ address: paths.userOrdersDetails.link({ id: nobodysId }), role: null })

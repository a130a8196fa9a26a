import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { pharmacyCalls } from '#contract/pharmacy/calls.ts'
import { deskOrder } from '#mocks/stories/goods.ts'
import { isSeen } from '#mocks/stories/is-seen.ts'
import { nobodysId } from '#mocks/stories/records.ts'
import { atRest, but, offersRetry, screenAt } from '#mocks/stories/screen-story.tsx'
import { wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Pharmacy/Shop order',
  ...screenAt({
    address: async (read) => paths.pOrderDetails.link({ id: await deskOrder(read, 'shop', 'new') }),
    role: 'pharmacy',
  }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = {}
/** By one key, wherever the focus is. */
export const TakesOn: Story = {
  async play(context) {
    await atRest(context)
    const screen = within(context.canvasElement)
    await screen.findByRole('button', { name: wordOf('pharmacy.steps.accept') })
    await userEvent.keyboard('n')
    await isSeen(() => screen.getByRole('button', { name: wordOf('pharmacy.steps.prepare') }))
    await atRest(context)
  },
}
export const OnItsWay: Story = but({
  address: async (read) => paths.pOrderDetails.link({ id: await deskOrder(read, 'shop', 'sent') }),
})
/** What comes back is taken, or not. */
export const SentBack: Story = but({
  address: async (read) => paths.pOrderDetails.link({ id: await deskOrder(read, 'shop', 'finished') }),
})
export const Missing: Story = but({ address: paths.pOrderDetails.link({ id: nobodysId }) })
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [pharmacyCalls.readDeskOrder] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [pharmacyCalls.readDeskOrder] } }), play: offersRetry }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { pharmacyCalls } from '#contract/pharmacy/calls.ts'
import { deskOrder } from '#mocks/stories/goods.ts'
import { nobodysId } from '#mocks/stories/records.ts'
import { but, offersRetry, screenAt } from '#mocks/stories/screen-story.tsx'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Pharmacy/Medicine order',
  ...screenAt({
    address: async (read) => paths.pharmaOrderDetails.link({ id: await deskOrder(read, 'medicine', 'working') }),
    role: 'pharmacy',
  }),
} satisfies Meta
type Story = StoryObj

/** Made ready line by line, with the pharmacist's checks. */
export const Success: Story = {}
export const Finished: Story = but({
  address: async (read) => paths.pharmaOrderDetails.link({ id: await deskOrder(read, 'medicine', 'finished') }),
})
export const Missing: Story = but({ address: paths.pharmaOrderDetails.link({ id: nobodysId }) })
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [pharmacyCalls.readDeskOrder] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [pharmacyCalls.readDeskOrder] } }), play: offersRetry }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { medicineOrdersCalls } from '#contract/medicine-orders/calls.ts'
import { medicineRequest } from '#mocks/stories/goods.ts'
import { nobodysId } from '#mocks/stories/records.ts'
import { but, offersRetry, says, screenAt } from '#mocks/stories/screen-story.tsx'
import { wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Pharmacy/Requests',
  ...screenAt({ address: paths.newOrderRequest.link(), role: 'pharmacy' }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = {}
/** The prescription, and an offer for each of its lines. */
export const Quotes: Story = but({
  address: async (read) => paths.newOrderRequest.link({ id: await medicineRequest(read, 'requested') }),
})
export const Quoted: Story = but({
  address: async (read) => paths.newOrderRequest.link({ id: await medicineRequest(read, 'quoted') }),
})
export const Empty: Story = {
  ...but({ scenario: 'empty-platform' }),
  play: (context) => says(wordOf('pharmacy.requests.none'))(context),
}
export const Missing: Story = but({ address: paths.newOrderRequest.link({ id: nobodysId }) })
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [medicineOrdersCalls.listMedicineRequests] } })
export const Error: Story = {
  ...but({ fault: { kind: 'failing', of: [medicineOrdersCalls.listMedicineRequests] } }),
  play: offersRetry,
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Steps } from './Steps.tsx'

const meta = {
  component: Steps,
  title: 'Parts/Steps',
  tags: ['autodocs'],
  args: {
    label: 'Your order',
    current: 1,
    steps: ['Cart', 'Delivery', 'Payment', 'Done'],
  },
} satisfies Meta<typeof Steps>
export default meta

/** The list is one for those who listen, and says which step is being done. */
export const InTheMiddle: StoryObj<typeof meta> = {
  async play({ canvasElement }) {
    const list = within(canvasElement).getByRole('list', { name: 'Your order' })
    await expect(within(list).getAllByRole('listitem')).toHaveLength(4)
    await expect(within(list).getByRole('listitem', { current: 'step' })).toHaveTextContent('Delivery')
  },
}

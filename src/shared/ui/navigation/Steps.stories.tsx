import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { Steps } from './Steps.tsx'

const meta = {
  component: Steps,
  title: 'Parts/Steps',
  tags: ['autodocs'],
  args: {
    label: 'Your order',
    current: 1,
    steps: [{ title: 'Cart' }, { title: 'Delivery', note: 'Tomorrow' }, { title: 'Payment' }, { title: 'Done' }],
  },
} satisfies Meta<typeof Steps>
export default meta

/** The list is one for those who listen, and says which step is being done. */
export const InTheMiddle: StoryObj<typeof meta> = {
  async play({ canvasElement }) {
    const list = await waitFor(() => {
      const found = within(canvasElement).getByRole('list', { name: 'Your order' })
      if (!found.matches('.ant-steps')) throw new Error('antd has not come yet')
      return found
    })
    await expect(within(list).getAllByRole('listitem')).toHaveLength(4)
    await expect(within(list).getByRole('listitem', { current: 'step' })).toHaveTextContent('Delivery')
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { Amounts } from './Amounts.tsx'

const meta = {
  title: 'Parts/Amounts',
  component: Amounts,
  tags: ['autodocs'],
  args: {
    values: [
      { amount: 4500, currency: 'USD' },
      { amount: 123_456, currency: 'EUR' },
    ],
  },
} satisfies Meta<typeof Amounts>
export default meta

export const Usual: StoryObj<typeof meta> = {}

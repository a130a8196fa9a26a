import type { Meta, StoryObj } from '@storybook/react-vite'
import { Money } from './Money.tsx'

const meta = {
  title: 'Parts/Money',
  component: Money,
  tags: ['autodocs'],
  args: { value: { amount: 123_456, currency: 'EUR' } },
} satisfies Meta<typeof Money>
export default meta

export const Usual: StoryObj<typeof meta> = {}

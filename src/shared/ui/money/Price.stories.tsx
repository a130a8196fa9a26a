import type { Meta, StoryObj } from '@storybook/react-vite'
import { Price } from './Price.tsx'

const meta = {
  title: 'Parts/Price',
  component: Price,
  tags: ['autodocs'],
  args: { value: { amount: 4500, currency: 'USD' }, before: { amount: 6000, currency: 'USD' }, per: 'a visit' },
} satisfies Meta<typeof Price>
export default meta

export const Usual: StoryObj<typeof meta> = {}

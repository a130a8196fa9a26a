import type { Meta, StoryObj } from '@storybook/react-vite'
import { Rating } from './Rating.tsx'

const meta = {
  title: 'Parts/Rating',
  component: Rating,
  tags: ['autodocs'],
  args: { value: 4.3, count: 128 },
} satisfies Meta<typeof Rating>
export default meta

export const Usual: StoryObj<typeof meta> = {}

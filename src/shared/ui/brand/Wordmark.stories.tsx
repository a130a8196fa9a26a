import type { Meta, StoryObj } from '@storybook/react-vite'
import { Wordmark } from './Wordmark.tsx'

const meta = {
  title: 'Parts/Wordmark',
  component: Wordmark,
  tags: ['autodocs'],
  args: { size: 48 },
} satisfies Meta<typeof Wordmark>
export default meta

export const Usual: StoryObj<typeof meta> = {}

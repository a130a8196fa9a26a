import type { Meta, StoryObj } from '@storybook/react-vite'
import { Sparkline } from './Sparkline.tsx'

const meta = {
  title: 'Parts/Sparkline',
  component: Sparkline,
  tags: ['autodocs'],
  args: { values: [4, 6, 5, 8, 7], width: 96, height: 28 },
} satisfies Meta<typeof Sparkline>
export default meta

export const Usual: StoryObj<typeof meta> = {}

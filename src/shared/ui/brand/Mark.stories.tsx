import type { Meta, StoryObj } from '@storybook/react-vite'
import { Mark } from './Mark.tsx'

const meta = {
  title: 'Parts/Mark',
  component: Mark,
  tags: ['autodocs'],
  args: { size: 48, label: 'Carenest' },
} satisfies Meta<typeof Mark>
export default meta

export const Usual: StoryObj<typeof meta> = {}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProgressLine } from './ProgressLine.tsx'

const meta = {
  title: 'Parts/Progress line',
  component: ProgressLine,
  tags: ['autodocs'],
  args: { active: true },
} satisfies Meta<typeof ProgressLine>
export default meta

export const Usual: StoryObj<typeof meta> = {}

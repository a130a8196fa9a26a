import type { Meta, StoryObj } from '@storybook/react-vite'
import { Countdown } from './Countdown.tsx'

const meta = {
  title: 'Parts/Countdown',
  component: Countdown,
  tags: ['autodocs'],
  args: { until: '2026-11-20T14:45:00.000Z' },
} satisfies Meta<typeof Countdown>
export default meta

export const Usual: StoryObj<typeof meta> = {}

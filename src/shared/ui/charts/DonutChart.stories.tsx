import type { Meta, StoryObj } from '@storybook/react-vite'
import { DonutChart } from './DonutChart.tsx'

const meta = {
  title: 'Parts/Donut chart',
  component: DonutChart,
  tags: ['autodocs'],
  args: {
    title: 'Visits by day',
    level: 2,
    points: [
      { label: 'Mon', value: 12 },
      { label: 'Tue', value: 18 },
      { label: 'Wed', value: 9 },
    ],
  },
} satisfies Meta<typeof DonutChart>
export default meta

export const Usual: StoryObj<typeof meta> = {}

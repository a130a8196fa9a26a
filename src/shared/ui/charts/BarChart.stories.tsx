import type { Meta, StoryObj } from '@storybook/react-vite'
import { BarChart } from './BarChart.tsx'

const meta = {
  title: 'Parts/Bar chart',
  component: BarChart,
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
} satisfies Meta<typeof BarChart>
export default meta

export const Usual: StoryObj<typeof meta> = {}

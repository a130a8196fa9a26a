import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChartFrame } from './ChartFrame.tsx'
import { LineChart } from './LineChart.tsx'

const meta = {
  title: 'Parts/Line chart',
  component: LineChart,
  subcomponents: { ChartFrame },
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
} satisfies Meta<typeof LineChart>
export default meta

export const Usual: StoryObj<typeof meta> = {}

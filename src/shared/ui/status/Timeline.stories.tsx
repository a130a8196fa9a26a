import type { Meta, StoryObj } from '@storybook/react-vite'
import { Timeline } from './Timeline.tsx'

const meta = {
  title: 'Parts/Timeline',
  component: Timeline,
  tags: ['autodocs'],
  args: {
    steps: [
      { key: '1', title: 'Ordered', at: '2026-11-18T14:00:00.000Z', note: 'by Ana López' },
      { key: '2', title: 'On its way', current: true },
    ],
  },
} satisfies Meta<typeof Timeline>
export default meta

export const Usual: StoryObj<typeof meta> = {}

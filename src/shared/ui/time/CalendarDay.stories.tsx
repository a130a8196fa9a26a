import type { Meta, StoryObj } from '@storybook/react-vite'
import { CalendarDay } from './CalendarDay.tsx'

const meta = {
  title: 'Parts/Calendar day',
  component: CalendarDay,
  tags: ['autodocs'],
  args: { date: '1984-03-07' },
} satisfies Meta<typeof CalendarDay>
export default meta

export const Usual: StoryObj<typeof meta> = {}

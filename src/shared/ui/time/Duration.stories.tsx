import type { Meta, StoryObj } from '@storybook/react-vite'
import { Duration } from './Duration.tsx'

const meta = {
  title: 'Parts/Duration',
  component: Duration,
  tags: ['autodocs'],
  args: { minutes: 90 },
} satisfies Meta<typeof Duration>
export default meta

export const Usual: StoryObj<typeof meta> = {}

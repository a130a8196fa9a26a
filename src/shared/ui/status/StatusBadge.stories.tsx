import type { Meta, StoryObj } from '@storybook/react-vite'
import { CheckCircleIcon } from '../icons/status-icons.tsx'
import { StatusBadge } from './StatusBadge.tsx'

const meta = {
  title: 'Parts/Status badge',
  component: StatusBadge,
  tags: ['autodocs'],
  args: { state: 'done', looks: { done: { tone: 'success', icon: CheckCircleIcon } }, children: 'Completed' },
} satisfies Meta<typeof StatusBadge>
export default meta

export const Usual: StoryObj<typeof meta> = {}

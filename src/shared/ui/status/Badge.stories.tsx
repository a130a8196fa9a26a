import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from './Badge.tsx'

const meta = {
  title: 'Parts/Badge',
  component: Badge,
  tags: ['autodocs'],
  args: { tone: 'accent', children: 'New' },
} satisfies Meta<typeof Badge>
export default meta

export const Usual: StoryObj<typeof meta> = {}

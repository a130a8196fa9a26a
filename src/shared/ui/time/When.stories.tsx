import type { Meta, StoryObj } from '@storybook/react-vite'
import { When } from './When.tsx'

const meta = {
  title: 'Parts/When',
  component: When,
  tags: ['autodocs'],
  args: { instant: '2026-11-21T14:30:00.000Z', show: 'both', otherZone: 'Europe/Paris' },
} satisfies Meta<typeof When>
export default meta

export const Usual: StoryObj<typeof meta> = {}

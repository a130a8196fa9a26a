import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from './Card.tsx'

const meta = {
  title: 'Parts/Card',
  component: Card,
  tags: ['autodocs'],
  args: { ground: 'plain', padding: 'usual', children: 'Milo scratches his left ear.' },
} satisfies Meta<typeof Card>
export default meta

export const Usual: StoryObj<typeof meta> = {}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { Avatar } from './Avatar.tsx'

const meta = {
  title: 'Parts/Avatar',
  component: Avatar,
  tags: ['autodocs'],
  args: { name: 'Ana López', size: 52, pet: false, labelled: true },
} satisfies Meta<typeof Avatar>
export default meta

export const Usual: StoryObj<typeof meta> = {}

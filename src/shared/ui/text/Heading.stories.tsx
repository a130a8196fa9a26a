import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading } from './Heading.tsx'

const meta = {
  title: 'Parts/Heading',
  component: Heading,
  tags: ['autodocs'],
  args: { level: 2, size: 'xl', display: false, children: 'Your next visit' },
} satisfies Meta<typeof Heading>
export default meta

export const Usual: StoryObj<typeof meta> = {}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { LinkButton } from './LinkButton.tsx'

const meta = {
  title: 'Parts/Link button',
  component: LinkButton,
  tags: ['autodocs'],
  args: { to: '/experts', children: 'Meet our experts', variant: 'outlined' },
} satisfies Meta<typeof LinkButton>
export default meta

export const Usual: StoryObj<typeof meta> = {}

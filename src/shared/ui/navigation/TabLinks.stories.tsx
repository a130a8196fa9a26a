import type { Meta, StoryObj } from '@storybook/react-vite'
import { TabLinks } from './TabLinks.tsx'

const meta = {
  title: 'Parts/Tab links',
  component: TabLinks,
  tags: ['autodocs'],
  args: {
    label: 'Account',
    tabs: [
      { to: '/', label: 'Profile' },
      { to: '/pets', label: 'Pets', count: 2 },
    ],
  },
} satisfies Meta<typeof TabLinks>
export default meta

export const Usual: StoryObj<typeof meta> = {}

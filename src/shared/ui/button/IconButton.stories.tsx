import type { Meta, StoryObj } from '@storybook/react-vite'
import { CloseIcon } from '../icons/first-view-icons.tsx'
import { IconButton } from './IconButton.tsx'

const meta = {
  title: 'Parts/Icon button',
  component: IconButton,
  tags: ['autodocs'],
  args: { label: 'Close', icon: <CloseIcon /> },
} satisfies Meta<typeof IconButton>
export default meta

export const Usual: StoryObj<typeof meta> = {}

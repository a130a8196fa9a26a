import type { Meta, StoryObj } from '@storybook/react-vite'
import { Toasts } from './Toasts.tsx'

const meta = {
  title: 'Parts/Toasts',
  component: Toasts,
  tags: ['autodocs'],
  args: {
    onClose: () => {},
    toasts: [{ id: '1', kind: 'success', title: 'Booked', text: 'We have sent you the confirmation.' }],
  },
} satisfies Meta<typeof Toasts>
export default meta

export const Usual: StoryObj<typeof meta> = {}

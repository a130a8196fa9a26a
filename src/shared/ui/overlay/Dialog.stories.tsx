import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/Button.tsx'
import { Dialog } from './Dialog.tsx'

const meta = {
  title: 'Parts/Dialog',
  component: Dialog,
  tags: ['autodocs'],
  args: {
    open: true,
    onClose: () => {},
    title: 'Time off',
    children: 'Nobody can book you on these days.',
    actions: <Button variant="filled">Save time off</Button>,
    width: 30,
  },
} satisfies Meta<typeof Dialog>
export default meta

export const Usual: StoryObj<typeof meta> = {}

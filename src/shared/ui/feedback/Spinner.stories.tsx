import type { Meta, StoryObj } from '@storybook/react-vite'
import { Spinner } from './Spinner.tsx'

const meta = {
  title: 'Parts/Spinner',
  component: Spinner,
  tags: ['autodocs'],
  args: { size: 24 },
} satisfies Meta<typeof Spinner>
export default meta

export const Usual: StoryObj<typeof meta> = {}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextInput } from './TextInput.tsx'

const meta = {
  title: 'Parts/Text input',
  component: TextInput,
  tags: ['autodocs'],
  args: { 'aria-label': 'Name', placeholder: 'As on your papers', type: 'text', disabled: false },
} satisfies Meta<typeof TextInput>
export default meta

export const Usual: StoryObj<typeof meta> = {}

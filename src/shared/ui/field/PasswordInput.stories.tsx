import type { Meta, StoryObj } from '@storybook/react-vite'
import { PasswordInput } from './PasswordInput.tsx'

const meta = {
  title: 'Parts/Password input',
  component: PasswordInput,
  tags: ['autodocs'],
  args: { 'aria-label': 'Password', autoComplete: 'new-password', disabled: false },
} satisfies Meta<typeof PasswordInput>
export default meta

export const Usual: StoryObj<typeof meta> = {}

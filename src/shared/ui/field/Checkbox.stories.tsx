import type { Meta, StoryObj } from '@storybook/react-vite'
import { Checkbox } from './Checkbox.tsx'

const meta = {
  title: 'Parts/Checkbox',
  component: Checkbox,
  tags: ['autodocs'],
  args: { label: 'Remind me a day ahead', hint: 'By e-mail and here.', error: '', disabled: false },
} satisfies Meta<typeof Checkbox>
export default meta

export const Usual: StoryObj<typeof meta> = {}

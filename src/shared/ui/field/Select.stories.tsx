import type { Meta, StoryObj } from '@storybook/react-vite'
import { Select } from './Select.tsx'

const meta = {
  title: 'Parts/Select',
  component: Select,
  tags: ['autodocs'],
  args: {
    'aria-label': 'Speciality',
    placeholder: 'Choose',
    disabled: false,
    options: [
      { value: 'cardiology', label: 'Cardiology' },
      { value: 'dermatology', label: 'Dermatology' },
    ],
  },
} satisfies Meta<typeof Select>
export default meta

export const Usual: StoryObj<typeof meta> = {}

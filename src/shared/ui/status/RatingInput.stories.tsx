import type { Meta, StoryObj } from '@storybook/react-vite'
import { RatingInput } from './RatingInput.tsx'

const meta = {
  title: 'Parts/Rating input',
  component: RatingInput,
  tags: ['autodocs'],
  args: { label: 'How was the visit?', value: 4, onChange: () => {} },
} satisfies Meta<typeof RatingInput>
export default meta

export const Usual: StoryObj<typeof meta> = {}

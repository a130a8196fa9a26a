import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextArea } from './TextArea.tsx'

const meta = {
  title: 'Parts/Text area',
  component: TextArea,
  tags: ['autodocs'],
  args: { 'aria-label': 'What is it about', defaultValue: 'Milo scratches his left ear.', rows: 4, disabled: false },
} satisfies Meta<typeof TextArea>
export default meta

export const Usual: StoryObj<typeof meta> = {}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { RichTextView } from './RichTextView.tsx'

const meta = {
  title: 'Parts/Rich text view',
  component: RichTextView,
  tags: ['autodocs'],
  args: {
    level: 2,
    document: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'No bathing for ten days.' }] }] },
  },
} satisfies Meta<typeof RichTextView>
export default meta

export const Usual: StoryObj<typeof meta> = {}

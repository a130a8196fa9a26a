import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { arrowOn } from '#mocks/stories/arrows.ts'
import { isSeen } from '#mocks/stories/is-seen.ts'
import { wordOf } from '#mocks/stories/words.ts'
import type { RichText } from '#shared/lib/rich-text.ts'
import { RichTextField, type RichTextFieldProps } from './RichTextField.tsx'
import { RichTextView } from './RichTextView.tsx'

const text = (words: string, ...marks: ('bold' | 'italic')[]) => ({
  type: 'text' as const,
  text: words,
  ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }),
})
const item = (words: string) => ({ type: 'listItem' as const, content: [{ type: 'paragraph' as const, content: [text(words)] }] })

const written: RichText = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [text('After the operation')] },
    { type: 'paragraph', content: [text('Milo may go out '), text('on the lead only', 'bold'), text(' for ten days.')] },
    { type: 'bulletList', content: [item('Clean the wound once a day'), item('No bathing')] },
    { type: 'heading', attrs: { level: 3 }, content: [text('When to call us')] },
    {
      type: 'paragraph',
      content: [
        text('If it reddens, '),
        { type: 'text', text: 'write to the clinic', marks: [{ type: 'link', attrs: { href: 'mailto:clinic@example.test' } }] },
        text('.'),
      ],
    },
  ],
}
const arabic: RichText = { type: 'doc', content: [{ type: 'paragraph', content: [text('يُنصح بالراحة لمدة عشرة أيام.')] }] }

function Writing(props: Partial<RichTextFieldProps>) {
  const [value, setValue] = useState(props.value ?? null)
  return (
    <RichTextField
      label="Advice"
      hint="The patient reads this on the certificate."
      {...props}
      value={value}
      onChange={setValue}
    />
  )
}

export default {
  title: 'Parts/Rich text',
  component: RichTextField,
  tags: ['autodocs'],
  args: { label: 'Advice', hint: '', error: '', required: false, disabled: false, value: null },
  render: (props) => <Writing {...props} />,
} satisfies Meta<typeof RichTextField>
type Story = StoryObj<typeof RichTextField>

export const Empty: Story = {}
export const Written: Story = {
  args: { value: written },
  play: async ({ canvasElement }) => {
    await isSeen(() => within(canvasElement).getByRole('heading', { name: 'After the operation' }))
  },
}
export const RightToLeft: Story = { args: { value: arabic } }
export const Missing: Story = { args: { required: true, error: 'Write what the certificate is for.' } }
export const Disabled: Story = { args: { value: written, disabled: true } }
export const Shown: Story = { render: () => <RichTextView document={written} /> }

/** By keyboard alone: write, go to the tools, make a list, go on writing. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const paper = await canvas.findByRole('textbox', { name: 'Advice' })
    paper.focus()
    await userEvent.keyboard('{Alt>}{F10}{/Alt}')
    await expect(canvas.getByRole('button', { name: wordOf('parts.richText.tool.bold') })).toHaveFocus()
    await userEvent.keyboard(`${arrowOn().repeat(4)}{Enter}`)
    await expect(paper).toHaveFocus()
    await expect(canvas.getByRole('button', { name: wordOf('parts.richText.tool.bulletList') })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(within(paper).getByRole('list')).toBeInTheDocument()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentType } from 'react'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { Field } from '../field/Field.tsx'
import { Stack } from '../layout/layout.tsx'
import { MultiSelect, type MultiSelectProps } from './MultiSelect.tsx'

type Args = Omit<MultiSelectProps, 'onChange'> & { label: string; hint?: string; error?: string }

function Held({ label, hint, error, ...args }: Args) {
  const [value, setValue] = useState(args.value)
  return (
    <Stack style={{ maxInlineSize: '20rem', minBlockSize: '24rem' }}>
      <Field label={label} hint={hint} error={error}>
        <MultiSelect {...args} value={value} onChange={setValue} />
      </Field>
      <output>{value.join(', ')}</output>
    </Stack>
  )
}

const languages =
  'Arabic Bengali English French German Hindi Italian Japanese Korean Mandarin Polish Portuguese Spanish Turkish'.split(' ')

const meta = {
  component: MultiSelect as unknown as ComponentType<Args>,
  title: 'Parts/Multi select',
  tags: ['autodocs'],
  args: {
    label: 'Languages',
    hint: 'All that you speak with patients',
    placeholder: 'Choose languages',
    value: ['English', 'Spanish'],
    disabled: false,
    options: languages.map((language) => ({ value: language, label: language })),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

/** Another is added by typing and Enter; all are read with the field. */
export const Several: Story = {
  async play({ canvasElement }) {
    const line = await waitFor(() => within(canvasElement).getByRole('combobox'))
    await userEvent.type(line, 'ger')
    await waitFor(() => expect(within(document.body).getByRole('option')).toHaveTextContent('German'))
    // antd reads the number of a key, which `userEvent` does not give.
    await fireEvent.keyDown(line, { key: 'Enter', keyCode: 13 })
    const chosen = within(canvasElement).getByRole('status')
    await expect(chosen).toHaveTextContent('English, Spanish, German')
    await expect(line).toHaveAccessibleDescription(/English, Spanish, German/)
  },
}

export const NothingChosen: Story = { args: { value: [] } }

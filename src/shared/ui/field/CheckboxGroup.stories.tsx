import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { CheckboxGroup } from './CheckboxGroup.tsx'

const options = [
  { value: 'breathing', label: 'Hard to breathe' },
  { value: 'bleeding', label: 'Bleeding that does not stop' },
  { value: 'collapse', label: 'Fainted' },
]

function Chosen({ error }: { error?: string }) {
  const [value, setValue] = useState<string[]>(['bleeding'])
  return (
    <CheckboxGroup
      label="Is any of these there now?"
      hint="None is an answer too."
      {...{ options, value, error }}
      onChange={setValue}
    />
  )
}

export default {
  title: 'Parts/Checkbox group',
  component: CheckboxGroup,
  tags: ['autodocs'],
  args: { label: 'Is any of these there now?', hint: 'None is an answer too.', options, value: ['bleeding'], onChange: () => {} },
  render: ({ error }) => <Chosen error={typeof error === 'string' ? error : undefined} />,
} satisfies Meta<typeof CheckboxGroup>
type Story = StoryObj<typeof CheckboxGroup>

/** What is chosen keeps the order of the options, however it was pressed. */
export const Usual: Story = {
  async play({ canvasElement }) {
    const group = within(within(canvasElement).getByRole('group', { name: 'Is any of these there now?' }))
    await userEvent.click(group.getByRole('checkbox', { name: 'Hard to breathe' }))
    await userEvent.click(group.getByRole('checkbox', { name: 'Bleeding that does not stop' }))
    const checked = group.getAllByRole<HTMLInputElement>('checkbox').map((box) => box.checked)
    await expect(checked).toEqual([true, false, false])
  },
}
export const Wrong: Story = { args: { error: 'One of these is no answer to this question.' } }

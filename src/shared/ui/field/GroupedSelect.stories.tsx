import type { Meta, StoryObj } from '@storybook/react-vite'
import { Field } from './Field.tsx'
import { GroupedSelect } from './GroupedSelect.tsx'

const meta = {
  title: 'Parts/Grouped select',
  component: GroupedSelect,
  tags: ['autodocs'],
  args: {
    placeholder: 'Choose',
    defaultValue: '',
    groups: [
      { label: 'Food', options: [{ value: 'grapes', label: 'Grapes' }] },
      { label: 'Plants', options: [{ value: 'lily', label: 'Lily' }] },
    ],
  },
  render: (args) => (
    <Field label="What it ate">
      <GroupedSelect {...args} />
    </Field>
  ),
} satisfies Meta<typeof GroupedSelect>
export default meta

export const Usual: StoryObj<typeof meta> = {}

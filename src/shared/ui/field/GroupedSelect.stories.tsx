import type { Meta, StoryObj } from '@storybook/react-vite'
import { Field } from './Field.tsx'
import { GroupedSelect } from './GroupedSelect.tsx'

export default { title: 'Parts/Grouped select', component: GroupedSelect } satisfies Meta<typeof GroupedSelect>

export const Usual: StoryObj = {
  render: () => (
    <Field label="What it ate">
      <GroupedSelect
        placeholder="Choose"
        defaultValue=""
        groups={[
          { label: 'Food', options: [{ value: 'grapes', label: 'Grapes' }] },
          { label: 'Plants', options: [{ value: 'lily', label: 'Lily' }] },
        ]}
      />
    </Field>
  ),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Field } from './Field.tsx'
import { PhoneField } from './PhoneField.tsx'

const meta = {
  title: 'Parts/Phone field',
  component: PhoneField,
  tags: ['autodocs'],
  args: { value: '+491511234567', country: 'US', disabled: false, onChange: () => {} },
  render: function Held(args) {
    const [value, setValue] = useState(args.value)
    return (
      <Field label="Phone">
        <PhoneField {...args} value={value} onChange={setValue} />
      </Field>
    )
  },
} satisfies Meta<typeof PhoneField>
export default meta

export const Usual: StoryObj<typeof meta> = {}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { SearchSelect } from '../choice/SearchSelect.tsx'
import { Field } from './Field.tsx'
import { PhoneField } from './PhoneField.tsx'
import { PhoneNote, PhoneProblemNote } from './PhoneNote.tsx'

const meta = {
  title: 'Parts/Phone field',
  component: PhoneField,
  subcomponents: { PhoneNote, PhoneProblemNote },
  tags: ['autodocs'],
  args: { value: '+4915123456789', country: 'US', disabled: false, onChange: () => {} },
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
type Story = StoryObj<typeof meta>

export const Usual: Story = {}
export const StoredWrong: Story = { args: { value: '+4901512345678' } }
export const SearchedCountry: Story = { args: { countryChoice: SearchSelect } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Field } from './Field.tsx'
import { OneTimeCode } from './OneTimeCode.tsx'

const meta = {
  title: 'Parts/One-time code',
  component: OneTimeCode,
  tags: ['autodocs'],
  args: { value: '123', digits: 6, disabled: false, onChange: () => {} },
  render: function Held(args) {
    const [value, setValue] = useState(args.value)
    return (
      <Field label="Code from the message">
        <OneTimeCode {...args} value={value} onChange={setValue} />
      </Field>
    )
  },
} satisfies Meta<typeof OneTimeCode>
export default meta

export const Usual: StoryObj<typeof meta> = {}

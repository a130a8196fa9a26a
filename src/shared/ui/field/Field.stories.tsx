import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Stack } from '../layout/layout.tsx'
import { Checkbox } from './Checkbox.tsx'
import { Field, FieldError, Unlabelled } from './Field.tsx'
import { OneTimeCode } from './OneTimeCode.tsx'
import { PasswordInput } from './PasswordInput.tsx'
import { PhoneField } from './PhoneField.tsx'
import { RadioGroup } from './RadioGroup.tsx'
import { Select } from './Select.tsx'
import { TextArea } from './TextArea.tsx'
import { TextInput } from './TextInput.tsx'

export default {
  title: 'Parts/Field',
  component: Field,
  subcomponents: { FieldError, Unlabelled },
  tags: ['autodocs'],
  args: {
    label: 'E-mail',
    hint: 'We send the confirmation there.',
    error: '',
    required: false,
    optional: false,
    children: <TextInput type="email" defaultValue="ana@example.com" />,
  },
} satisfies Meta<typeof Field>
type Story = StoryObj<typeof Field>

export const Usual: Story = {}

export const WithFault: Story = {
  render: () => (
    <Field
      label="E-mail"
      hint="We send the confirmation there."
      error="This address lacks an @. Please look at it again."
      required
    >
      <TextInput type="email" defaultValue="ana.example.com" />
    </Field>
  ),
}

function Controls() {
  const [code, setCode] = useState('123')
  const [phone, setPhone] = useState('+491511234567')
  const [mode, setMode] = useState<'video' | 'clinic'>('video')
  return (
    <Stack style={{ maxInlineSize: '30rem' }} gap="5">
      <Field label="Name" name="name">
        <TextInput placeholder="As on your papers" />
      </Field>
      <Field label="Password" hint="8 characters or more.">
        <PasswordInput autoComplete="new-password" defaultValue="quiet-clinic" />
      </Field>
      <Field label="Speciality">
        <Select
          options={[
            { value: 'cardiology', label: 'Cardiology' },
            { value: 'dermatology', label: 'Dermatology' },
          ]}
        />
      </Field>
      <Field label="Phone">
        <PhoneField value={phone} onChange={setPhone} />
      </Field>
      <Field label="Code from the message">
        <OneTimeCode value={code} onChange={setCode} />
      </Field>
      <Field label="What is it about">
        <TextArea defaultValue="Milo scratches his left ear." />
      </Field>
      <RadioGroup
        label="How would you like to meet?"
        value={mode}
        onChange={setMode}
        options={[
          { value: 'video', label: 'Video visit', hint: 'From anywhere, 20 minutes' },
          { value: 'clinic', label: 'At the clinic', hint: '12 Harbour Street' },
        ]}
      />
      <RadioGroup
        variant="segments"
        label="For whom?"
        value={mode}
        onChange={setMode}
        options={[
          { value: 'video', label: 'For me' },
          { value: 'clinic', label: 'For my pet' },
        ]}
      />
      <Checkbox label="Remind me a day ahead" hint="By e-mail and here." defaultChecked />
    </Stack>
  )
}

export const AllControls: Story = { render: () => <Controls /> }

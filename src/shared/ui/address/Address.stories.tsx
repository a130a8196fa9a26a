import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { wordOf } from '#mocks/stories/words.ts'
import { emptyAddress } from './address-draft.ts'
import { AddressFields, type AddressFieldsProps } from './AddressFields.tsx'

const towns = [
  { name: 'Chicago', region: 'IL', country: 'US' },
  { name: 'Lisbon', region: '', country: 'PT' },
]

function Asking({ value, ...rest }: Pick<AddressFieldsProps, 'value'> & Partial<AddressFieldsProps>) {
  const [address, setAddress] = useState(value)
  return (
    <div style={{ maxInlineSize: '34rem' }}>
      <AddressFields name="address" faults={{}} towns={towns} {...rest} value={address} onChange={setAddress} />
    </div>
  )
}

const harbour = {
  ...emptyAddress('US'),
  lines: ['1 Harbour Street', ''] as const,
  city: 'Boston',
  region: 'MA',
  postalCode: '02110',
}
export default {
  title: 'Parts/Address',
  component: AddressFields,
  tags: ['autodocs'],
  args: { name: 'address', faults: {}, towns, value: harbour, onChange: () => {} },
  render: (args) => <Asking {...args} />,
} satisfies Meta<typeof AddressFields>
type Story = StoryObj<typeof AddressFields>

export const UnitedStates: Story = {}
export const Germany: Story = { render: () => <Asking value={emptyAddress('DE')} /> }
export const WithoutCodes: Story = { render: () => <Asking value={emptyAddress('AE')} /> }
export const CodeOfAnotherCountry: Story = { render: () => <Asking value={{ ...harbour, postalCode: 'SW1A 1AA' }} /> }
export const WithFaults: Story = {
  render: () => (
    <Asking
      value={emptyAddress('GB')}
      faults={{ 'address.lines.0': 'Write the street and number.', 'address.city': 'Write the town.' }}
    />
  ),
}

/** A known town brings its region and country along. */
export const TakesATown: Story = {
  render: () => <Asking value={emptyAddress('DE')} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const town = canvas.getByRole('combobox', { name: wordOf('ui.address.city') })
    await userEvent.click(town)
    await userEvent.paste('Chicago, IL')
    await expect(town).toHaveValue('Chicago')
    await expect(canvas.getByRole('textbox', { name: `${wordOf('ui.address.state')} ${wordOf('ui.optional')}` })).toHaveValue(
      'IL',
    )
    await expect(canvas.getByRole('combobox', { name: wordOf('ui.address.country') })).toHaveDisplayValue(
      new Intl.DisplayNames(i18next.language, { type: 'region' }).of('US')!,
    )
  },
}

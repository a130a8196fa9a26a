import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentType } from 'react'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { Field } from '../field/Field.tsx'
import { Stack } from '../layout/layout.tsx'
import { NumberField, type NumberFieldProps } from './NumberField.tsx'

type Args = Omit<NumberFieldProps, 'onChange'> & { label: string; hint?: string; error?: string }

function Held({ label, hint, error, ...args }: Args) {
  const [value, setValue] = useState(args.value)
  return (
    <Stack style={{ maxInlineSize: '16rem' }}>
      <Field label={label} hint={hint} error={error}>
        <NumberField {...args} value={value} onChange={({ target }) => setValue(target.value)} />
      </Field>
      <output>{value}</output>
    </Stack>
  )
}

const meta = {
  component: NumberField as unknown as ComponentType<Args>,
  title: 'Parts/Number',
  tags: ['autodocs'],
  args: { label: 'Weight', value: '4.5', min: 0, max: 5, step: 0.5, hasDecimals: true, unit: 'kg', disabled: false },
  render: (args) => <Held {...args} />,
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

/** A comma parts decimals as well; buttons and arrow keys stop at the limit, what is written may go beyond and is the form's to judge. */
export const Written: Story = {
  async play({ canvasElement }) {
    const line = await waitFor(() => {
      const found = within(canvasElement).getByRole('spinbutton')
      if (!found.matches('.ant-input-number-input')) throw new Error('antd has not come yet')
      return found
    })
    const held = within(canvasElement).getByRole('status')
    await userEvent.clear(line)
    await userEvent.type(line, '4,5')
    await expect(held).toHaveTextContent('4.5')
    await expect(line).toHaveAccessibleDescription(/kg/)
    for (const expected of ['5', '5']) {
      await fireEvent.keyDown(line, { key: 'ArrowUp', keyCode: 38, which: 38 })
      await expect(held).toHaveTextContent(new RegExp(`^${expected}$`))
    }
    await userEvent.clear(line)
    await userEvent.type(line, '12')
    await userEvent.tab()
    await expect(held).toHaveTextContent(/^12$/)
  },
}

/** Of money: its cents stand there whole, also after it was written otherwise. */
export const Amount: Story = {
  args: { label: 'Delivery fee', value: '3.90', max: undefined, digits: 2, unit: 'USD' },
  async play({ canvasElement }) {
    const line = await waitFor(() => {
      const found = within(canvasElement).getByRole('spinbutton')
      if (!found.matches('.ant-input-number-input')) throw new Error('antd has not come yet')
      return found
    })
    await expect(line).toHaveValue('3.90')
    await userEvent.clear(line)
    await userEvent.type(line, '4.5')
    await userEvent.tab()
    await expect(line).toHaveValue('4.50')
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(/^4.5$/)
  },
}

export const WithFault: Story = { args: { value: '12', error: 'Between 0 and 5.' } }

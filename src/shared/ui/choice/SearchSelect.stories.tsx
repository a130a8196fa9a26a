import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentType } from 'react'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { isSeen } from '#mocks/stories/is-seen.ts'
import { Field } from '../field/Field.tsx'
import { Stack } from '../layout/layout.tsx'
import { SearchSelect, type SearchSelectProps } from './SearchSelect.tsx'

type Args = Omit<SearchSelectProps, 'onChange'> & { label: string; hint?: string; error?: string }

function Held({ label, hint, error, ...args }: Args) {
  const [value, setValue] = useState(args.value)
  return (
    <Stack style={{ maxInlineSize: '20rem', minBlockSize: '24rem' }}>
      <Field label={label} hint={hint} error={error}>
        <SearchSelect {...args} value={value} onChange={({ target }) => setValue(target.value)} />
      </Field>
      <output>{value}</output>
    </Stack>
  )
}

const towns = [
  'Berlin',
  'Buenos Aires',
  'Cairo',
  'Kraków',
  'London',
  'Mumbai',
  'New York',
  'Paris',
  'São Paulo',
  'Sydney',
  'Tokyo',
]
const countries = 'Germany Argentina Egypt Poland Britain India America France Brazil Australia Japan'.split(' ')

const meta = {
  component: SearchSelect as unknown as ComponentType<Args>,
  title: 'Parts/Search select',
  tags: ['autodocs'],
  args: {
    label: 'Town',
    hint: 'By town or country',
    placeholder: 'Choose a town',
    value: '',
    disabled: false,
    options: towns.map((town, place) => ({ value: town, label: town, keywords: countries[place] })),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

/** antd's line to type in; the device's list stands there before. */
const lineOf = (canvas: HTMLElement) =>
  waitFor(() => {
    const line = within(canvas).getByRole('combobox')
    if (!(line instanceof HTMLInputElement)) throw new Error('the list is not there yet')
    return line
  })
/** antd reads the number of a key, which `userEvent` does not give. */
const enter = { key: 'Enter', keyCode: 13 }
const offered = () =>
  within(document.body)
    .queryAllByRole('option')
    .map((option) => option.textContent)

/** Found by a part of a word, without its accent, and by its country; taken by Enter. */
export const Searched: Story = {
  async play({ canvasElement }) {
    const line = await lineOf(canvasElement)
    await expect(line).toHaveAccessibleName('Town')
    await userEvent.type(line, 'krak')
    await waitFor(() => expect(offered()).toEqual(['Kraków']))
    await userEvent.clear(line)
    await userEvent.type(line, 'brazil')
    await waitFor(() => expect(offered()).toEqual(['São Paulo']))
    await fireEvent.keyDown(line, enter)
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('São Paulo')
    await expect(line).toHaveAccessibleDescription(/São Paulo/)
    // While it closes the list is nobody's any more, and has no name.
    await waitFor(() => expect(document.querySelector('.ant-select-dropdown')).not.toBeVisible())
  },
}

/** Open for the pictures and for axe. */
export const OpenList: Story = {
  args: { value: 'London' },
  async play({ canvasElement }) {
    await userEvent.click(await lineOf(canvasElement))
    await isSeen(() => document.querySelector('.ant-select-dropdown'))
  },
}

/** An option of no value is shown as any other. */
export const All: Story = {
  args: { options: [{ value: '', label: 'Everywhere' }, ...towns.map((town) => ({ value: town, label: town }))] },
  async play({ canvasElement }) {
    await expect(await lineOf(canvasElement)).toHaveAccessibleDescription(/Everywhere/)
    await expect(canvasElement.querySelector('.ant-select')).toHaveTextContent('Everywhere')
  },
}

export const WithFault: Story = {
  args: { error: 'Choose where it is.' },
  async play({ canvasElement }) {
    await expect(await lineOf(canvasElement)).toBeInvalid()
  },
}

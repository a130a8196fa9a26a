import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps, type ComponentType } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { isSeen } from '#mocks/stories/is-seen.ts'
import { Field } from '../field/Field.tsx'
import { Stack } from '../layout/layout.tsx'
import { DateRangePicker } from './DateRangePicker.tsx'
import { DatePicker } from './DatePicker.tsx'
import { DateTimePicker } from './DateTimePicker.tsx'
import { MonthPicker } from './MonthPicker.tsx'
import { PickerField } from './PickerField.tsx'
import { TimePicker } from './TimePicker.tsx'

type Args = Omit<ComponentProps<typeof PickerField>, 'onChange'> & { label: string; hint?: string; error?: string }

function Held({ label, hint, error, ...args }: Args) {
  const [value, setValue] = useState(args.value)
  return (
    <Stack style={{ maxInlineSize: '20rem', minBlockSize: '26rem' }}>
      <Field label={label} hint={hint} error={error}>
        <PickerField {...args} value={value} onChange={({ target }) => setValue(target.value)} />
      </Field>
      <output>{value}</output>
    </Stack>
  )
}

const meta = {
  component: PickerField as unknown as ComponentType<Args>,
  subcomponents: { DatePicker, MonthPicker, TimePicker, DateTimePicker, DateRangePicker },
  title: 'Parts/Date and time',
  tags: ['autodocs'],
  args: { label: 'Day of the visit', kind: 'date', value: '2026-11-23', min: '2026-11-10', step: 5, disabled: false },
  argTypes: { kind: { control: 'inline-radio', options: ['date', 'month', 'time', 'datetime'] } },
  render: (args) => <Held key={args.kind} {...args} />,
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

const fieldOf = (canvas: HTMLElement) => within(canvas).getByRole('textbox')
const valueOf = (canvas: HTMLElement) => within(canvas).getByRole('status')
const panel = () => waitFor(() => document.querySelector<HTMLElement>('.ant-picker-dropdown')!)

/** A day, in the order of the toolbar's language, week and words too. */
export const Day: Story = {
  async play({ canvasElement }) {
    const field = fieldOf(canvasElement)
    // Whoever clicks into it types over what stands there.
    await userEvent.click(field)
    await userEvent.keyboard('2026-12-05')
    await expect(valueOf(canvasElement)).toHaveTextContent('2026-12-05')
    await userEvent.keyboard('{ArrowUp}')
    await expect(valueOf(canvasElement)).toHaveTextContent('2026-12-06')
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    const day = await waitFor(() => {
      const cell = document.querySelector<HTMLElement>('.ant-picker-dropdown td[title="2026-12-15"]')
      if (!cell) throw new Error('the panel is not there yet')
      return cell
    })
    await userEvent.click(day)
    await expect(valueOf(canvasElement)).toHaveTextContent('2026-12-15')
    await waitFor(() => expect(document.querySelector('.ant-picker-dropdown')).toBeNull())
  },
}

/** Quick to type in: `930` and the tabulator. */
export const TimeOfDay: Story = {
  args: { label: 'From', kind: 'time', value: '09:00', min: undefined },
  async play({ canvasElement }) {
    const field = fieldOf(canvasElement)
    for (const [typed, time] of [
      ['930', '09:30'],
      ['14', '14:00'],
      ['8:05', '08:05'],
    ] as const) {
      await userEvent.clear(field)
      await userEvent.type(field, typed)
      await userEvent.tab()
      await expect(valueOf(canvasElement)).toHaveTextContent(time)
    }
    await expect(field).not.toHaveFocus()
  },
}

export const Month: Story = { args: { label: 'Month', kind: 'month', value: '2026-11', min: undefined } }

export const DayAndTime: Story = {
  args: { label: 'Begins', kind: 'datetime', value: '', min: undefined, hint: 'On the clock in New York' },
  async play({ canvasElement }) {
    const field = fieldOf(canvasElement)
    await userEvent.type(field, '2026-12-05 10:00')
    await expect(valueOf(canvasElement)).toHaveTextContent('2026-12-05T10:00')
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await isSeen(() => document.querySelector('.ant-picker-time-panel'))
  },
}

/** What is no date stays as it is written, and says what is expected; nothing of it counts. */
export const NoDate: Story = {
  async play({ canvasElement }) {
    const field = fieldOf(canvasElement)
    await userEvent.clear(field)
    await userEvent.type(field, '31/31/2026')
    await userEvent.tab()
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(/\S/)
    await expect(field).toHaveValue('31/31/2026')
    await expect(valueOf(canvasElement)).toHaveTextContent('')
  },
}

/** Open for the pictures and for axe. */
export const OpenPanel: Story = {
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await waitFor(async () => expect(await panel()).toBeVisible())
    await expect(fieldOf(canvasElement)).toHaveFocus()
  },
}

function Range() {
  const [range, setRange] = useState({ from: '2026-11-02', to: '' })
  return (
    <DateRangePicker
      {...range}
      labels={{ from: 'From', to: 'To' }}
      onChange={(end, date) => setRange((held) => ({ ...held, [end]: date }))}
    />
  )
}

/** Neither end offers what lies beyond the other; what is written there is marked. */
export const DayRange: Story = {
  render: () => <Range />,
  async play({ canvasElement }) {
    const to = within(canvasElement).getByLabelText('To')
    await userEvent.type(to, '2026-11-01')
    await expect(to).toBeInvalid()
    await userEvent.clear(to)
    await userEvent.type(to, '2026-11-08')
    await expect(to).toBeValid()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentType } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { MonthCalendar, type MonthCalendarProps } from './MonthCalendar.tsx'

type Args = Omit<MonthCalendarProps, 'onChange'>

function Held(args: Args) {
  const [value, setValue] = useState(args.value)
  return (
    <>
      <MonthCalendar {...args} value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  )
}

const meta = {
  component: MonthCalendar as unknown as ComponentType<Args>,
  title: 'Parts/Month calendar',
  tags: ['autodocs'],
  args: { value: '2026-11-23', notes: { '2026-11-24': '3 visits', '2026-12-01': '1 visit' }, level: 2 },
  render: (args) => <Held {...args} />,
} satisfies Meta<Args>
export default meta

/** A day is pressed, then a month further. */
export const Chooses: StoryObj<Args> = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /3 visits/ }))
    const held = canvas.getByRole('status')
    await expect(held).toHaveTextContent('2026-11-24')
    await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName(/24/)
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(held).toHaveTextContent('2026-12-24')
    await expect(canvas.getByRole('heading')).toHaveTextContent('December 2026')
  },
}

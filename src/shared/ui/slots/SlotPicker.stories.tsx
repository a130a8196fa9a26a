import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { FreeSlot } from './slot-days.ts'
import { SlotPicker, type SlotPickerProps } from './SlotPicker.tsx'

const hours = [14, 15, 16, 18, 20]
const slots = [20, 21, 23, 24, 26].flatMap((day, index) =>
  hours.slice(index % 3).map((hour) => ({ start: `2026-11-${day}T${hour}:${index % 2 ? '30' : '00'}:00.000Z` })),
)

function Picker(args: SlotPickerProps<FreeSlot>) {
  const [value, setValue] = useState(args.value)
  return <SlotPicker {...args} value={value} onChoose={(slot) => setValue(slot.start)} />
}

export default {
  title: 'Parts/Slot picker',
  component: SlotPicker,
  tags: ['autodocs'],
  args: { slots, from: '2026-11-20', days: 7, loading: false, onChoose: () => {}, onLater: () => {} },
  render: (args) => <Picker {...args} />,
} satisfies Meta<typeof SlotPicker<FreeSlot>>
type Story = StoryObj<typeof SlotPicker<FreeSlot>>

export const Free: Story = {}
export const Loading: Story = { args: { slots: [], loading: true, onLater: undefined } }
export const NothingFree: Story = { args: { slots: [] } }

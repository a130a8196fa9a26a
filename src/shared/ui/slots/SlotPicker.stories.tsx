import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { SlotPicker } from './SlotPicker.tsx'

export default { title: 'Parts/Slot picker' } satisfies Meta
type Story = StoryObj

const hours = [14, 15, 16, 18, 20]
const slots = [20, 21, 23, 24, 26].flatMap((day, index) =>
  hours.slice(index % 3).map((hour) => ({ start: `2026-11-${day}T${hour}:${index % 2 ? '30' : '00'}:00.000Z` })),
)

function Picker() {
  const [value, setValue] = useState<string>()
  return <SlotPicker slots={slots} from="2026-11-20" value={value} onChoose={(slot) => setValue(slot.start)} onLater={() => {}} />
}

export const Free: Story = { render: () => <Picker /> }
export const Loading: Story = { render: () => <SlotPicker slots={[]} from="2026-11-20" onChoose={() => {}} loading /> }
export const NothingFree: Story = {
  render: () => <SlotPicker slots={[]} from="2026-11-20" onChoose={() => {}} onLater={() => {}} />,
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { arrowOn } from '#mocks/stories/arrows.ts'
import { Card } from '../cards/Card.tsx'
import { Stack } from '../layout/layout.tsx'
import { Tabs, type TabsProps } from './Tabs.tsx'

const tabs = [
  { key: 'ahead', label: 'Upcoming', count: 2 },
  { key: 'past', label: 'Past' },
  { key: 'cancelled', label: 'Cancelled' },
  { key: 'papers', label: 'Papers and certificates' },
]

function Appointments(args: TabsProps<string>) {
  const [tab, setTab] = useState(args.value)
  return (
    <Tabs {...args} value={tab} onChange={setTab}>
      <Card>{tabs.find(({ key }) => key === tab)?.label}</Card>
    </Tabs>
  )
}

export default {
  title: 'Parts/Tabs',
  component: Tabs,
  tags: ['autodocs'],
  args: { label: 'Visits', tabs, value: 'ahead', onChange: () => {} },
  render: (args) => <Appointments {...args} />,
} satisfies Meta<typeof Tabs<string>>
type Story = StoryObj<typeof Tabs<string>>

/** Chosen by arrows, in the reading direction; wider than a phone, the row is scrolled and the chosen one kept in sight. */
export const WithPanel: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    canvas.getByRole('tab', { selected: true }).focus()
    await userEvent.keyboard(arrowOn())
    await expect(canvas.getByRole('tab', { name: 'Past', selected: true })).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('tab', { name: 'Papers and certificates', selected: true })).toHaveFocus()
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Papers and certificates')
  },
}

function LastChosen() {
  const [isCounted, setCounted] = useState(false)
  return (
    <Stack style={{ inlineSize: '14rem' }}>
      <Tabs
        label="Visits"
        tabs={tabs.map((tab) => ({ ...tab, count: isCounted ? 12345 : undefined }))}
        value="papers"
        onChange={() => {}}
      />
      <button type="button" onClick={() => setCounted(true)}>
        Count
      </button>
    </Stack>
  )
}

/** Counts that come later make the tabs wider; the chosen one stays in sight. */
export const CountsComeLater: Story = {
  render: () => <LastChosen />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const middles = () => {
      const [row, tab] = [canvas.getByRole('tablist'), canvas.getByRole('tab', { selected: true })].map((each) =>
        each.getBoundingClientRect(),
      )
      return [row!.left, tab!.left + tab!.width / 2, row!.right] as const
    }
    const expectInSight = () => {
      const [from, middle, to] = middles()
      return expect(from <= middle && middle <= to).toBe(true)
    }
    await waitFor(expectInSight)
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getAllByText('12345')).toHaveLength(tabs.length)
    await waitFor(expectInSight)
  },
}

/** Whoever looks at other tabs is not drawn back by a count. */
export const MovedByHand: Story = {
  render: () => <LastChosen />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const row = canvas.getByRole('tablist')
    await waitFor(() => expect(row.scrollLeft).not.toBe(0))
    await fireEvent.wheel(row)
    row.scrollLeft = 0
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getAllByText('12345')).toHaveLength(tabs.length)
    // The row's observer is told in the frame after.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    await expect(row.scrollLeft).toBe(0)
  },
}

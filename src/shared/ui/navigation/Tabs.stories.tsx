import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { arrowOn } from '#mocks/stories/arrows.ts'
import { Card } from '../cards/Card.tsx'
import { Stack } from '../layout/layout.tsx'
import { TabLinks } from './TabLinks.tsx'
import { Tabs } from './Tabs.tsx'

export default { title: 'Parts/Tabs' } satisfies Meta
type Story = StoryObj

const tabs = [
  { key: 'ahead', label: 'Upcoming', count: 2 },
  { key: 'past', label: 'Past' },
  { key: 'cancelled', label: 'Cancelled' },
  { key: 'papers', label: 'Papers and certificates' },
]

function Visits() {
  const [tab, setTab] = useState('ahead')
  return (
    <Tabs label="Visits" tabs={tabs} value={tab} onChange={setTab}>
      <Card>{tabs.find(({ key }) => key === tab)?.label}</Card>
    </Tabs>
  )
}

/** Chosen by arrows, in the reading direction; wider than a phone, the row is scrolled and the chosen one kept in sight. */
export const WithPanel: Story = {
  render: () => <Visits />,
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

export const Links: Story = {
  render: () => (
    <Stack>
      <TabLinks
        label="Account"
        tabs={[
          { to: '/', label: 'Profile' },
          { to: '/pets', label: 'Pets' },
          { to: '/devices', label: 'Devices' },
        ]}
      />
    </Stack>
  ),
}

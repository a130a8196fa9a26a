import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { Tabs } from './Tabs.tsx'

const tabs = [
  { key: 'ahead', label: 'Ahead', count: 2 },
  { key: 'past', label: 'Past' },
  { key: 'cancelled', label: 'Cancelled' },
]

function Appointments() {
  const [tab, setTab] = useState('ahead')
  return (
    <Tabs label="Visits" tabs={tabs} value={tab} onChange={setTab}>
      <p>The visits: {tab}</p>
    </Tabs>
  )
}

function open() {
  render(<Appointments />)
  return userEvent.setup()
}

const shown = () => screen.getByRole('tabpanel')

describe('tabs', () => {
  it('names the list, and the panel by its tab', () => {
    open()
    expect(screen.getByRole('tablist', { name: 'Visits' })).toBeInTheDocument()
    const ahead = screen.getByRole('tab', { name: /ahead/i, selected: true })
    expect(shown()).toHaveAccessibleName(ahead.textContent ?? '')
    expect(ahead).toHaveAttribute('aria-controls', shown().id)
  })

  it('is one stop for Tab; arrows, Home and End choose, past both ends', async () => {
    const user = open()
    await user.tab()
    expect(screen.getByRole('tab', { name: /ahead/i })).toHaveFocus()
    await user.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { name: 'Past', selected: true })).toHaveFocus()
    expect(shown()).toHaveTextContent('The visits: past')
    await user.keyboard('{End}')
    expect(screen.getByRole('tab', { name: 'Cancelled', selected: true })).toHaveFocus()
    await user.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { name: /ahead/i, selected: true })).toHaveFocus()
    await user.keyboard('{ArrowLeft}')
    expect(screen.getByRole('tab', { name: 'Cancelled', selected: true })).toHaveFocus()
    await user.keyboard('{Home}')
    expect(screen.getByRole('tab', { name: /ahead/i, selected: true })).toHaveFocus()
    await user.tab()
    expect(screen.queryAllByRole('tab').every((tab) => tab !== document.activeElement)).toBe(true)
  })

  it('goes with the reading direction', async () => {
    const user = open()
    // The direction is inherited, which this document model does not do by itself.
    screen.getByRole('tablist').style.direction = 'rtl'
    await user.tab()
    await user.keyboard('{ArrowLeft}')
    expect(screen.getByRole('tab', { name: 'Past', selected: true })).toHaveFocus()
  })
})

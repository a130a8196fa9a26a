import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeAll, describe, expect, it } from 'vitest'
import { speakEnglish } from '../../../../tests/support/english.ts'
import { DetailPage } from './DetailPage.tsx'

beforeAll(() => speakEnglish())

const tabs = [
  { key: 'about', label: 'About', content: <p>Video, 20 minutes</p> },
  { key: 'papers', label: 'Papers', count: 1, content: <p>Invoice</p> },
]
const timeline = [{ key: '1', title: 'Booked', at: '2026-11-18T14:00:00.000Z', current: true }]

function open(address = '/visit?id=7') {
  const page = (
    <DetailPage title="Visit with Ben Okafor" tabs={tabs} timeline={timeline} actions={<button type="button">Join</button>} />
  )
  const router = createMemoryRouter([{ path: '/visit', element: page }], { initialEntries: ['/elsewhere', address] })
  render(<RouterProvider router={router} />)
  return { router, user: userEvent.setup() }
}

describe('one thing', () => {
  it('has one heading of the first level, where the focus can go, and its history beside it', () => {
    open()
    const heading = screen.getByRole('heading', { level: 1 })
    expect(heading).toHaveTextContent('Visit with Ben Okafor')
    heading.focus()
    expect(heading).toHaveFocus()
    const aside = within(screen.getByRole('complementary'))
    expect(aside.getByRole('heading', { name: 'History' })).toBeInTheDocument()
    expect(aside.getByText('Booked')).toBeInTheDocument()
  })

  it('opens the tab that the address names, the first one otherwise', () => {
    open('/visit?id=7&tab=papers')
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Invoice')
  })

  it('shows the first tab when the address names none that is there', () => {
    open('/visit?id=7&tab=elsewhere')
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Video, 20 minutes')
  })

  it('keeps the chosen tab in the address, beside what stands there, and adds no step to the way back', async () => {
    const { router, user } = open()
    screen.getByRole('tab', { name: 'About' }).focus()
    await user.keyboard('{ArrowRight}')
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Invoice')
    expect(screen.getByRole('tab', { name: /Papers/, selected: true })).toHaveFocus()
    expect(new URLSearchParams(router.state.location.search).get('id')).toBe('7')
    expect(new URLSearchParams(router.state.location.search).get('tab')).toBe('papers')
    expect(router.state.historyAction).toBe('REPLACE')
  })
})

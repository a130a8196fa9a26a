import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { speakEnglish } from '../../../../tests/support/english.ts'
import { QueryState, type Query } from './QueryState.tsx'

beforeAll(() => speakEnglish())

const refused = (status: number, code: string, detail = '') => ({ status, code, detail, errors: [] })

function show(query: Query<readonly string[]>, empty?: ReactNode) {
  const tree = (asked: Query<readonly string[]>) => (
    <MemoryRouter>
      <QueryState query={asked} skeleton={<p>Grey rows</p>} empty={empty}>
        {(visits) => <p>{visits.length} visits</p>}
      </QueryState>
    </MemoryRouter>
  )
  const { rerender } = render(tree(query))
  return (next: Query<readonly string[]>) => rerender(tree(next))
}

describe('the state of a question', () => {
  it('waits with the shape that is coming, and says so to those who listen', () => {
    show({ isFetching: true })
    expect(screen.getByRole('status')).toHaveTextContent('Loading')
    expect(screen.getByText('Grey rows').closest('[aria-busy=true]')).not.toBeNull()
  })

  it('keeps what is there while it is asked for again, and when that fails', () => {
    const now = show({ data: ['a', 'b'] })
    now({ data: ['a', 'b'], isFetching: true })
    expect(screen.getByText('2 visits')).toBeVisible()
    expect(screen.queryByRole('status')).toBeNull()
    now({ data: ['a', 'b'], error: refused(500, 'internal') })
    expect(screen.getByText('2 visits')).toBeVisible()
  })

  it('says that nothing is there only where that is told apart', () => {
    show({ data: [] }, <p>No visits yet</p>)
    expect(screen.getByText('No visits yet')).toBeVisible()
    show({ data: [] })
    expect(screen.getByText('0 visits')).toBeVisible()
  })

  it('tells whoever sees with somebody’s eyes that this is closed to them, and not to sign in otherwise', () => {
    show({ error: refused(403, 'closed_to_office') })
    expect(screen.getByText('The office does not see this')).toBeVisible()
    expect(screen.queryByRole('link')).toBeNull()
    show({ error: refused(403, 'wrong_role') })
    expect(screen.getByText('This page is not for this account')).toBeVisible()
  })

  it('offers a retry after a failure, by keyboard, and waits again meanwhile', async () => {
    const refetch = vi.fn()
    const now = show({ error: refused(503, 'busy', 'The clinic is closed for a moment.'), refetch })
    expect(screen.getByRole('alert')).toHaveTextContent('The clinic is closed for a moment.')
    const user = userEvent.setup()
    await user.tab()
    expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(refetch).toHaveBeenCalledOnce()
    now({ error: refused(503, 'busy'), isFetching: true, refetch })
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByText('Grey rows')).toBeVisible()
  })

  it.each([
    [refused(0, 'offline'), 'No connection'],
    [refused(403, 'forbidden'), 'This page is not for this account'],
    [refused(404, 'not_found'), 'We cannot find this'],
    [new Error('no answer at all'), 'This did not load'],
  ])('tells %o apart: %s', (error, title) => {
    show({ error, refetch: () => {} })
    expect(screen.getByRole('heading', { name: title })).toBeVisible()
    const isForRetry = title === 'No connection' || title === 'This did not load'
    expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(isForRetry ? 1 : 0)
  })
})

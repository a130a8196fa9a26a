import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { beforeAll, expect, it, vi } from 'vitest'
import { CardList, type CardQuery } from './CardList.tsx'

interface Walk {
  id: string
}
const walks = [{ id: 'park' }, { id: 'beach' }]
const cardOf = ({ id }: Walk) => <article>{id}</article>
const page = (items: readonly Walk[]) => ({ data: { pages: [{ items }] }, currentData: { pages: [{ items }] } })

beforeAll(async () => {
  await i18next.use(initReactI18next).init({ lng: 'en-US', ns: ['site'], resources: { 'en-US': { site: {} } } })
})

function show(query: CardQuery<Walk>, controller?: { narrowed: boolean; clear: () => void }) {
  render(
    <CardList
      query={query}
      controller={controller}
      label="Walks"
      itemKey={({ id }) => id}
      card={cardOf}
      skeleton={<p>Coming</p>}
      empty={<p>No walks yet</p>}
      found={({ length }) => `${length} found`}
    />,
  )
}

it('shows the shape of what is coming, also in place of what was asked before', () => {
  show({ data: page(walks).data, currentData: undefined, isFetching: true })
  expect(screen.getByText('Coming')).toBeVisible()
  expect(screen.queryByText('park')).not.toBeInTheDocument()
})

it('shows its cards as a named list, and says how many there are', () => {
  show(page(walks))
  expect(within(screen.getByRole('list', { name: 'Walks' })).getAllByRole('article')).toHaveLength(2)
  expect(screen.getByRole('status')).toHaveTextContent('2 found')
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

it('tells nothing at all from nothing that matches, which it can take back', async () => {
  const clear = vi.fn()
  show(page([]), { narrowed: false, clear })
  expect(screen.getByText('No walks yet')).toBeVisible()
  show(page([]), { narrowed: true, clear })
  await userEvent.click(screen.getByRole('button', { name: 'patterns.clearFilters' }))
  expect(clear).toHaveBeenCalledOnce()
})

it('says that it failed, and asks again', async () => {
  const refetch = vi.fn()
  show({ error: { status: 500 }, refetch })
  await userEvent.click(screen.getByRole('button'))
  expect(refetch).toHaveBeenCalledOnce()
})

it('keeps its cards when a further page does not come, says so and asks again', async () => {
  const fetchNextPage = vi.fn()
  show({ ...page(walks), error: { status: 500 }, hasNextPage: true, isFetchNextPageError: true, fetchNextPage })
  expect(screen.getByText('beach')).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('patterns.moreFailed')
  await userEvent.click(screen.getByRole('button', { name: 'ui.loadMore' }))
  expect(fetchNextPage).toHaveBeenCalledOnce()
})

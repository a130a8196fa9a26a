import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom'
import { SearchField } from './SearchField.tsx'
import { useListController } from './useListController.ts'

function List() {
  const list = useListController({ filters: ['place'] })
  return (
    <>
      <SearchField label="Words" value={list.search} onSearch={list.setSearch} />
      <SearchField label="Place" value={list.filters.place} onSearch={(place) => list.setFilter('place', place)} />
      <Link to="/one">One</Link>
    </>
  )
}

/** `gates` are opened by hand: each way waits for its own. */
function open() {
  const gates: (() => void)[] = []
  const loader = () => new Promise<null>((resolve) => gates.push(() => resolve(null)))
  const router = createMemoryRouter(
    [
      { path: '/', element: <List />, loader },
      { path: '/one', element: <p>It is here</p>, loader },
    ],
    { hydrationData: { loaderData: { '0': null } } },
  )
  render(<RouterProvider router={router} />)
  const pass = () => act(async () => gates.shift()?.())
  const address = () => router.state.location.pathname + router.state.location.search
  return { pass, address }
}

const type = (label: string, text: string) => fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('looks for what was typed, a moment after the last letter', async () => {
  const { pass, address } = open()
  type('Words', 'te')
  await wait(200)
  type('Words', 'teeth ')
  await wait(299)
  expect(screen.getByLabelText('Words')).toHaveValue('teeth ')
  expect(address()).toBe('/')
  await wait(1)
  await pass()
  expect(address()).toBe('/?q=teeth')
})

it('does not call back who has pressed a link meanwhile', async () => {
  const { pass, address } = open()
  type('Words', 'teeth')
  fireEvent.click(screen.getByText('One'))
  await wait(1000)
  await pass()
  expect(address()).toBe('/one')
  expect(screen.getByText('It is here')).toBeInTheDocument()
})

it('keeps what one field looks for while another does', async () => {
  const { pass, address } = open()
  type('Words', 'teeth')
  await wait(100)
  type('Place', 'Boston')
  await wait(200)
  await wait(1000)
  await pass()
  await wait(300)
  await pass()
  expect(address()).toBe('/?q=teeth&place=Boston')
})

import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { useArrival } from './use-arrival.ts'

function Frame() {
  useArrival()
  return (
    <main>
      <Outlet />
    </main>
  )
}

/** A screen whose heading is on its way until `bring` is called, with a field that is there from the beginning. */
function open() {
  let bring = () => {}
  const heading = new Promise<void>((resolve) => (bring = resolve))
  const late = document.createElement('h1')
  late.textContent = 'Late'
  const router = createMemoryRouter([
    {
      element: <Frame />,
      children: [
        { path: '/', element: <h1>List</h1> },
        { path: '/soon', element: <h1>Soon</h1> },
        { path: '/late', element: <input aria-label="Words" /> },
      ],
    },
  ])
  render(<RouterProvider router={router} />)
  void heading.then(() => screen.getByRole('main').append(late))
  return { go: (path: string) => act(() => router.navigate(path)), bring: () => act(async () => bring()) }
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
})

it('brings the focus to the heading of the screen', async () => {
  const { go } = open()
  await go('/soon')
  expect(screen.getByRole('heading')).toHaveFocus()
})

it('brings it to the content first where the heading is on its way, then to the heading', async () => {
  const { go, bring } = open()
  await go('/late')
  expect(screen.getByRole('main')).toHaveFocus()
  await bring()
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('heading'))
})

it('leaves whoever writes meanwhile where they are', async () => {
  const { go, bring } = open()
  await go('/late')
  screen.getByLabelText('Words').focus()
  await bring()
  await act(async () => {})
  expect(screen.getByLabelText('Words')).toHaveFocus()
})

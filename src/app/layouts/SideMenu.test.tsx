import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startKeys } from '../testing.tsx'
import { menuOf } from '../workspaces/all-routes.ts'
import { SideMenu } from './SideMenu.tsx'

const menu = menuOf('patient')
const [first, second] = menu.map(({ path }) => `/${path.pattern}`) as [string, string]
const link = (address: string) => screen.getAllByRole('link').find((each) => each.getAttribute('href') === address)!

function Frame() {
  return (
    <>
      <SideMenu routes={menu} isNarrow={false} onToggle={() => {}} />
      <Outlet />
    </>
  )
}

beforeEach(async () => {
  await startKeys()
  history.replaceState(null, '', first)
  render(<RouterProvider router={createBrowserRouter([{ Component: Frame, children: [{ path: '*', element: null }] }])} />)
})
afterEach(cleanup)

it('leads to a screen without loading the page, and tells which one is shown', async () => {
  expect(link(first)).toHaveAttribute('aria-current', 'page')
  expect(fireEvent.click(link(second))).toBe(false)
  await expect.poll(() => location.pathname).toBe(second)
  await expect.poll(() => link(second).getAttribute('aria-current')).toBe('page')
  expect(link(first)).not.toHaveAttribute('aria-current')
})

it('tells the entry of a screen below it, and not of one that only begins alike', () => {
  cleanup()
  history.replaceState(null, '', `${second}/of-it`)
  render(<RouterProvider router={createBrowserRouter([{ Component: Frame, children: [{ path: '*', element: null }] }])} />)
  expect(link(second)).toHaveAttribute('aria-current', 'page')
  cleanup()
  history.replaceState(null, '', `${second}-else`)
  render(<RouterProvider router={createBrowserRouter([{ Component: Frame, children: [{ path: '*', element: null }] }])} />)
  expect(screen.queryAllByRole('link', { current: 'page' })).toEqual([])
})

it('adds no entry to the history for the screen that is shown', async () => {
  const before = history.length
  fireEvent.click(link(first))
  await new Promise((resolve) => setTimeout(resolve))
  expect(history.length).toBe(before)
})

it.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { button: 1 }])(
  'leaves a press with %j to the browser',
  (how) => {
    const press = new MouseEvent('click', { bubbles: true, cancelable: true, ...how })
    let isLeft = false
    const notice = (event: Event) => {
      isLeft = !event.defaultPrevented
      event.preventDefault()
    }
    addEventListener('click', notice)
    link(second).dispatchEvent(press)
    removeEventListener('click', notice)
    expect(isLeft).toBe(true)
    expect(location.pathname).toBe(first)
  },
)

import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paths } from '#shared/paths.ts'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { startKeys } from '../testing.tsx'
import { allRoutes, menuOf } from '../workspaces/all-routes.ts'
import { BottomBar } from './BottomBar.tsx'
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
  show()
})
afterEach(cleanup)

/** What it is, the router says; every screen is empty but these. */
function show(screens: Partial<Record<string, ReactNode>> = {}) {
  const children = allRoutes.map((route) => ({
    path: route.path.pattern,
    handle: route,
    element: screens[route.path.pattern] ?? null,
  }))
  render(<RouterProvider router={createBrowserRouter([{ Component: Frame, children }])} />)
}

it('leads to a screen without loading the page, and tells which one is shown', async () => {
  expect(link(first)).toHaveAttribute('aria-current', 'page')
  expect(fireEvent.click(link(second))).toBe(false)
  await expect.poll(() => location.pathname).toBe(second)
  await expect.poll(() => link(second).getAttribute('aria-current')).toBe('page')
  expect(link(first)).not.toHaveAttribute('aria-current')
})

it('marks the entry of the screen that the shown one is a part of', () => {
  cleanup()
  history.replaceState(null, '', paths.userAppointmentDetails.link({ id: '1' }))
  show()
  expect(link(paths.userAppointmentList.link())).toHaveAttribute('aria-current', 'true')
  expect(screen.queryAllByRole('link', { current: 'page' })).toEqual([])
})

it('marks the entry that the way back of the shown screen leads to, whatever its route declares', async () => {
  cleanup()
  const parts: Partial<Record<string, ReactNode>> = {
    [paths.userAppointmentDetails.pattern]: (
      <PageHeader
        title="A part"
        crumbs={[{ label: 'Doctors', to: `${paths.doctorsList.link()}?city=Rome` }, { label: 'A part' }]}
      />
    ),
  }
  history.replaceState(null, '', paths.userAppointmentDetails.link({ id: '1' }))
  show(parts)
  expect(link(paths.doctorsList.link())).toHaveAttribute('aria-current', 'true')
  expect(link(paths.userAppointmentList.link())).not.toHaveAttribute('aria-current')
  fireEvent.click(link(first))
  await expect.poll(() => link(first).getAttribute('aria-current')).toBe('page')
  expect(link(paths.doctorsList.link())).not.toHaveAttribute('aria-current')
})

it('brings the entry of the shown screen into sight where the menu is longer than the window', async () => {
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView')
  fireEvent.click(link(second))
  await expect.poll(() => shown.mock.contexts.at(-1)).toBe(link(second))
  shown.mockRestore()
})

it('puts the first four within the thumb’s reach', () => {
  cleanup()
  const element = <BottomBar routes={menu} />
  render(<RouterProvider router={createBrowserRouter([{ path: '*', element }])} />)
  const near = screen.getAllByRole('link').map((each) => each.getAttribute('href'))
  expect(near).toEqual(menu.slice(0, 4).map(({ path }) => `/${path.pattern}`))
})

it('has the search for doctors and the shop in the patient’s menu', () => {
  expect(link(paths.doctorsList.link())).toBeDefined()
  expect(link(paths.ecommerce.link())).toBeDefined()
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

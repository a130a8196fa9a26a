import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { signedIn } from '#shared/session/login.ts'
import { createStore } from '../start/store.ts'
import { loginAs, startKeys } from '../testing.tsx'
import { allRoutes } from '../workspaces/all-routes.ts'
import { requestPalette } from './requests.ts'
import { useShortcuts } from './use-shortcuts.tsx'

vi.mock('#shared/i18n/i18n.ts', () => ({ ensureWords: async () => {} }))

beforeAll(async () => {
  await startKeys()
  // Fetched once, so that no test waits for what a browser has in a moment.
  await Promise.all([import('./Shortcuts.tsx'), import('../palette/Palette.tsx'), import('./ShortcutList.tsx')])
})
beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('fetch', async () => Response.json({ id: 'me', name: 'Ann', locale: 'en-US', items: [] }))
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
    this.querySelector<HTMLElement>('input, button')?.focus()
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  Element.prototype.scrollIntoView = () => {}
})

/** A page with a field and a list's search, as a doctor sees it. */
function Page() {
  const shortcuts = useShortcuts()
  return (
    <main>
      <h1>{useLocation().pathname}</h1>
      <label>
        Note <input />
      </label>
      {useLocation().pathname === '/doctor-upcoming-appointment' && <input type="search" aria-label="Search visits" />}
      {shortcuts}
    </main>
  )
}

function open(address = '/doctor-dashboard') {
  const { store } = createStore()
  store.dispatch(signedIn(loginAs(1)))
  const routes = allRoutes.map((route) => ({ path: `/${route.path.pattern}`, handle: route, element: <Page /> }))
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  )
  return { user: userEvent.setup(), router }
}

it('brings the palette by its first key already, and closes it by the same', async () => {
  const { user } = open()
  await user.keyboard('{Control>}k{/Control}')
  expect(await screen.findByRole('combobox')).toHaveFocus()
  await user.keyboard('{Control>}k{/Control}')
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
})

it('brings the palette when a button asks for it', async () => {
  open()
  requestPalette()
  expect(await screen.findByRole('combobox')).toBeInTheDocument()
})

it('lists every shortcut of the workspace under ?', async () => {
  const { user } = open()
  await user.keyboard('?')
  const list = await screen.findByRole('dialog', { name: 'app.shortcuts.title' })
  expect(list).toHaveTextContent('app.shortcuts.palette')
  expect(list).toHaveTextContent('booking.routes.doctorAvailability.title')
})

it('goes to a screen by g and its letter', async () => {
  const { user, router } = open()
  await user.keyboard('{Tab}{Tab}')
  await user.click(screen.getByRole('heading'))
  await user.keyboard('ga')
  await waitFor(() => expect(router.state.location.pathname).toBe('/doctor-availability'))
})

it('leaves letters to whoever writes', async () => {
  const { user, router } = open()
  const field = screen.getByRole('textbox')
  await user.type(field, 'ga?/')
  expect(field).toHaveValue('ga?/')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(router.state.location.pathname).toBe('/doctor-dashboard')
})

it('answers all keys that were pressed while it came, in their order', async () => {
  const { user, router } = open()
  await user.keyboard('{Shift}xga')
  await waitFor(() => expect(router.state.location.pathname).toBe('/doctor-availability'))
})

it('leaves the very first key to whoever writes it', async () => {
  const { user } = open()
  await user.type(screen.getByRole('textbox'), '?')
  await import('./Shortcuts.tsx')
  await user.keyboard('{Tab}')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('goes to the search of the list by /, where there is none to the palette', async () => {
  const { user } = open('/doctor-upcoming-appointment')
  await user.keyboard('/')
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus())
  expect(screen.getByRole('searchbox')).toHaveValue('')
})

it('does nothing by keys alone once they are turned off, and says so in the list; Ctrl K stays', async () => {
  const { user, router } = open()
  await user.keyboard('?')
  await user.click(await screen.findByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'ui.close' }))
  await user.click(screen.getByRole('heading'))
  await user.keyboard('?ga')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(router.state.location.pathname).toBe('/doctor-dashboard')
  await user.keyboard('{Control>}k{/Control}')
  expect(await screen.findByRole('combobox')).toBeInTheDocument()
})

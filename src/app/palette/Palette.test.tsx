import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Found } from '#contract/search/schemas.ts'
import { signedIn } from '#shared/session/login.ts'
import { createStore } from '../start/store.ts'
import { loginAs, startKeys } from '../testing.tsx'
import Palette from './Palette.tsx'

const doctor = (name: string): Found => ({
  kind: 'doctor',
  id: '01900000-0000-7000-8000-0000000000aa',
  name,
  doctorKind: 'physician',
  speciality: 'cardiology',
})
/** What the server answers to which words, and when it is let. */
let answers: Record<string, () => Promise<Response>> = {}
const asked: string[] = []
const onClose = vi.fn()

beforeAll(startKeys)
beforeEach(() => {
  localStorage.clear()
  asked.length = 0
  answers = {}
  onClose.mockClear()
  // jsdom knows no modal dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
    this.querySelector('input')?.focus()
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  Element.prototype.scrollIntoView = () => {}
  vi.stubGlobal('fetch', async (input: Request | string | URL, init?: RequestInit) => {
    const request = input instanceof Request ? input : new Request(new URL(input, 'http://localhost'), init)
    if (!request.url.endsWith('/search')) return Response.json({ id: 'me', name: 'Ann', locale: 'en-US' })
    const { words } = (await request.json()) as { words: string }
    asked.push(words)
    return (answers[words] ?? (async () => Response.json({ items: [] })))()
  })
})

function open(userType?: number) {
  const { store } = createStore()
  if (userType !== undefined) store.dispatch(signedIn(loginAs(userType)))
  const router = createMemoryRouter([{ path: '*', element: <Palette onClose={onClose} onHelp={() => {}} /> }])
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  )
  return { user: userEvent.setup(), router, field: screen.getByRole('combobox') }
}
const activeOption = () => document.getElementById(screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '')

it('begins with the person’s own menu, walked by arrows around its ends and by Home and End', async () => {
  const { user } = open(1)
  const options = screen.getAllByRole('option')
  expect(activeOption()).toBe(options[0])
  await user.keyboard('{ArrowUp}')
  expect(activeOption()).toBe(options.at(-1))
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(activeOption()).toBe(options[1])
  await user.keyboard('{End}')
  expect(activeOption()).toBe(options.at(-1))
  await user.keyboard('{Home}')
  expect(activeOption()).toHaveAttribute('aria-selected', 'true')
  expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1)
})

it('opens what is chosen, closes, and offers it first next time', async () => {
  const { user, router } = open(1)
  await user.keyboard('expert{Enter}')
  expect(onClose).toHaveBeenCalledOnce()
  await waitFor(() => expect(router.state.location.pathname).toBe('/experts'))
  await user.clear(screen.getByRole('combobox'))
  const recent = await screen.findByRole('group', { name: 'app.palette.groups.recent' })
  expect(within(recent).getByRole('option')).toHaveTextContent('doctors.routes.experts.title')
})

it('asks once somebody pauses, from two letters on, and says how many were found', async () => {
  answers['an'] = async () => Response.json({ items: [doctor('Ann Lee')] })
  const { user, router } = open()
  await user.keyboard('a')
  await user.keyboard('n')
  const found = await screen.findByRole('option', { name: /Ann Lee/ })
  expect(asked).toEqual(['an'])
  expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain('app.palette.count')
  await user.click(found)
  await waitFor(() => expect(router.state.location.pathname).toBe('/view-doctor-details'))
})

it('shows the answer to what stands in the field, however late an earlier one comes', async () => {
  let late: (response: Response) => void = () => {}
  answers['an'] = () => new Promise((resolve) => (late = resolve))
  answers['bo'] = async () => Response.json({ items: [doctor('Bob Late')] })
  const { user, field } = open()
  await user.keyboard('an')
  await waitFor(() => expect(asked).toEqual(['an']))
  await user.clear(field)
  await user.keyboard('bo')
  await screen.findByRole('option', { name: /Bob Late/ })
  late(Response.json({ items: [doctor('Ann Lee')] }))
  await waitFor(() => expect(screen.getAllByRole('option', { name: /Bob Late/ })).toHaveLength(1))
  expect(screen.queryByRole('option', { name: /Ann Lee/ })).toBeNull()
})

it('leads to doctors for what somebody complains of, and keeps no note of it', async () => {
  const { user, router } = open(0)
  await user.keyboard('fever')
  await user.click(await screen.findByRole('option', { name: /complaint.fever/ }))
  await waitFor(() => expect(router.state.location.search).toBe('?complaint=fever'))
  expect(localStorage.getItem('carenest:recent') ?? '').not.toContain('fever')
})

it('searches for what was probably meant, and says so, only where nothing at all is called as it was typed', async () => {
  answers['feverr'] = async () => Response.json({ items: [doctor('Ann Feverr')] })
  const { user, field } = open()
  await user.keyboard('feverr')
  expect(await screen.findByRole('option', { name: /Ann Feverr/ })).toBeInTheDocument()
  expect(screen.queryByText('app.palette.meant')).toBeNull()
  await user.clear(field)
  await user.keyboard('coughh')
  expect(await screen.findByText('app.palette.meant')).toBeInTheDocument()
  expect(screen.getByRole('option', { name: /complaint.cough/ })).toBeInTheDocument()
  await waitFor(() => expect(asked).toEqual(['feverr', 'coughh', 'cough']))
})

it('says that nothing is called so', async () => {
  const { user } = open()
  await user.keyboard('zzzz')
  expect(await screen.findByText('app.palette.nothing')).toBeInTheDocument()
})

it('says that the search failed, and asks again when told to', async () => {
  answers['ann'] = async () => new Response('{}', { status: 500 })
  const { user } = open()
  await user.keyboard('ann')
  const again = await screen.findByRole('button', { name: 'app.palette.retry' })
  answers['ann'] = async () => Response.json({ items: [doctor('Ann Lee')] })
  await user.click(again)
  expect(await screen.findByRole('option', { name: /Ann Lee/ })).toBeInTheDocument()
})

it('finds screens without a connection, and does not ask the server', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { user } = open()
  await user.keyboard('expert')
  expect(screen.getByRole('option', { name: /experts/ })).toBeInTheDocument()
  expect(screen.getByText('app.palette.offline')).toBeInTheDocument()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toEqual([])
  vi.useRealTimers()
  vi.restoreAllMocks()
})

import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { beforeEach, describe, expect, it } from 'vitest'
import { bookingCalls } from '#contract/booking/calls.ts'
import type { bookingContract } from '#contract/booking/contract.ts'
import { loadingReducer } from '../loading/loading.ts'
import { loginReducer } from '../session/login.ts'
import { toastsReducer } from '../toasts/toasts.ts'
import { baseApi } from './base-api.ts'
import { contractMutation, contractPages, contractQuery } from './contract.ts'
import { patchRow } from './patch-row.ts'
import { refresh } from './refresh.ts'
import type { ApiServices } from './services.ts'
import { eventually } from '../../../tests/support/eventually.ts'

type Contract = typeof bookingContract

const { endpoints } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    testList: contractPages<Contract['listAppointments']>(build, bookingCalls.listAppointments, {
      providesTags: ['Appointment'],
    }),
    testOne: contractQuery<Contract['readAppointment']>(build, bookingCalls.readAppointment, { providesTags: ['Appointment'] }),
    testCheckIn: contractMutation<Contract['checkIn']>(build, bookingCalls.checkIn, { invalidatesTags: ['Appointment', 'Slot'] }),
  }),
})

const size = 2
const anyone = { query: {} }
let rows: { id: string; state: string }[]
let asked: string[]

/** The server's half: appointments by cursor, two on a page. */
async function answer({ url, method }: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(url)
  asked.push(
    `${method} ${pathname.replace('/api', '')}${searchParams.has('cursor') ? `?after=${searchParams.get('cursor')}` : ''}`,
  )
  if (!pathname.endsWith('/appointments')) return Response.json(rows.find(({ id }) => pathname.includes(id)) ?? {})
  const start = rows.findIndex(({ id }) => id === searchParams.get('cursor')) + 1
  const items = rows.slice(start, start + size)
  return Response.json({ items, next: start + size < rows.length ? items.at(-1)?.id : null })
}

function world() {
  const services: ApiServices = { fetch: answer, saveLogin: async () => {}, endSession: async () => {} }
  const store = configureStore({
    reducer: combineReducers({
      userDetail: loginReducer,
      toasts: toastsReducer,
      loading: loadingReducer,
      api: baseApi.reducer,
    }),
    middleware: (defaults) => defaults({ thunk: { extraArgument: services } }).concat(baseApi.middleware),
  })
  const shown = () =>
    endpoints.testList
      .select(anyone)(store.getState())
      .data?.pages.map(({ items }) => items.map(({ id }) => id).join(''))
  const states = () =>
    endpoints.testList
      .select(anyone)(store.getState())
      .data?.pages.flatMap(({ items }) => items.map(({ state }) => state))
      .join(' ')
  /** Until all that was asked for has come. */
  const settled = () => Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()))
  return { store, shown, states, settled }
}

/** The list with three loaded pages, and nothing asked since. */
async function threePages() {
  const made = world()
  await made.store.dispatch(endpoints.testList.initiate(anyone))
  for (let page = 2; page <= 3; page += 1)
    await made.store.dispatch(endpoints.testList.initiate(anyone, { direction: 'forward' }))
  expect(made.shown()).toEqual(['ab', 'cd', 'ef'])
  asked = []
  return made
}

beforeEach(() => {
  asked = []
  rows = Array.from('abcdefgh', (id) => ({ id, state: 'confirmed' }))
})

describe('an event of the hub', () => {
  it('about a row of the first page makes one call, though three pages are loaded', async () => {
    const { store, shown, states, settled } = await threePages()
    rows[0]!.state = 'cancelled'
    store.dispatch(refresh(['Appointment', 'Figures'], 'a'))
    await eventually(() => expect(states()).toMatch(/^cancelled/))
    await settled()
    expect(asked).toEqual(['GET /appointments'])
    expect(shown()).toEqual(['ab', 'cd', 'ef'])
  })

  it('about a new row makes one call, and every row stands once', async () => {
    const { store, shown, settled } = await threePages()
    rows.unshift({ id: 'n', state: 'confirmed' })
    store.dispatch(refresh(['Appointment'], 'n'))
    await eventually(() => expect(shown()?.[0]).toBe('na'))
    await settled()
    expect(asked).toEqual(['GET /appointments'])
    expect(shown()).toEqual(['na', 'bcd', 'ef'])
    await store.dispatch(endpoints.testList.initiate(anyone, { direction: 'forward' }))
    expect(shown()).toEqual(['na', 'bcd', 'ef', 'gh'])
  })

  it('about a row of a later page asks for all that is loaded, so that the row is right', async () => {
    const { store, states, settled } = await threePages()
    rows[4]!.state = 'cancelled'
    store.dispatch(refresh(['Appointment'], 'e'))
    await eventually(() => expect(states()).toMatch(/cancelled/))
    await settled()
    expect(asked).toEqual(['GET /appointments', 'GET /appointments?after=b', 'GET /appointments?after=d'])
  })

  it('that takes a row off the first page asks for the others too, for the row may have moved there', async () => {
    const { store, shown, settled } = await threePages()
    rows.push(...rows.splice(0, 1))
    store.dispatch(refresh(['Appointment'], 'a'))
    await eventually(() => expect(shown()?.[0]).toBe('bc'))
    await settled()
    expect(shown()).toEqual(['bc', 'de', 'fg'])
  })

  it('without a record asks for all that is of the type', async () => {
    const { store, settled } = await threePages()
    store.dispatch(refresh(['Appointment']))
    await eventually(() => expect(asked).toHaveLength(3))
    await settled()
  })

  it('about one record leaves the details of others alone', async () => {
    const { store, settled } = world()
    await store.dispatch(endpoints.testOne.initiate({ params: { id: 'a' } }))
    await store.dispatch(endpoints.testOne.initiate({ params: { id: 'b' } }))
    asked = []
    store.dispatch(refresh(['Appointment', 'Figures'], 'b'))
    await eventually(() => expect(asked).toEqual(['GET /appointments/b']))
    await settled()
    expect(asked).toHaveLength(1)
  })
})

it('a change of one record asks for it and for lists, also for those of its other types, and for no other record', async () => {
  const { store, settled } = await threePages()
  await store.dispatch(endpoints.testOne.initiate({ params: { id: 'a' } }))
  await store.dispatch(endpoints.testOne.initiate({ params: { id: 'b' } }))
  asked = []
  await store.dispatch(endpoints.testCheckIn.initiate({ params: { id: 'b' } }))
  await eventually(() => expect(asked).toContain('GET /appointments?after=d'))
  await settled()
  expect(asked.toSorted()).toEqual([
    'GET /appointments',
    'GET /appointments/b',
    'GET /appointments?after=b',
    'GET /appointments?after=d',
    'POST /appointments/b/check-in',
  ])
})

it('a row is changed on whatever loaded page it stands, in the fields it has, without a call', async () => {
  const { store, states } = await threePages()
  store.dispatch(patchRow('Appointment', 'e', { state: 'completed', unknown: 1 }))
  expect(states()).toBe('confirmed confirmed confirmed confirmed completed confirmed')
  const list = endpoints.testList.select(anyone)(store.getState()).data
  expect(list?.pages[2]?.items[0]).toEqual({ id: 'e', state: 'completed' })
  expect(asked).toEqual([])
})

// @vitest-environment jsdom
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { signedIn, signedOut } from '#shared/session/login.ts'
import { loginWith } from '#shared/api/testing.ts'
import { lazySlice, needSlice } from '#shared/state/lazy-slice.ts'
import type { AppRouter } from '../routing/router.tsx'
import { followLogin } from '../session/session-effects.ts'
import { createStore } from './store.ts'

interface Note {
  readonly text: string
}
const check = (stored: unknown): Note | undefined =>
  typeof (stored as Note | null)?.text === 'string' ? { text: (stored as Note).text } : undefined

const noteSlice = (name: string) =>
  createSlice({
    name,
    initialState: { text: '' } as Note,
    reducers: { written: (_state, { payload }: PayloadAction<string>) => ({ text: payload }) },
  })
const own = noteSlice('sampleOwn')
const shared = noteSlice('sampleShared')
const passing = noteSlice('samplePassing')
const ownNote = lazySlice(own, { of: 'person', kept: { version: 2, check } })
const sharedNote = lazySlice(shared, { of: 'device', kept: { version: 1, check } })
const passingNote = lazySlice(passing, { of: 'person' })

const stops: (() => void)[] = []
const router = { state: { matches: [] }, revalidate: async () => {} } as unknown as AppRouter

/** The page anew: a store of its own, over what storage has. */
async function load() {
  const { store, rehydrated } = createStore()
  await rehydrated
  stops.push(followLogin(store, router))
  return store
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.restoreAllMocks()
})

describe('a slice of a capability', () => {
  it('can be read before it has joined, and written once it has', async () => {
    const store = await load()
    expect(ownNote.select(store.getState())).toEqual({ text: '' })
    store.dispatch(needSlice(ownNote))
    store.dispatch(own.actions.written('It itches'))
    store.dispatch(needSlice(ownNote))
    expect(ownNote.select(store.getState())).toEqual({ text: 'It itches' })
    expect(store.getState()).toHaveProperty('sampleOwn.text', 'It itches')
  })

  it('is there again after a reload where it is kept, and only there', async () => {
    const store = await load()
    for (const slice of [ownNote, sharedNote, passingNote]) store.dispatch(needSlice(slice))
    for (const { actions } of [own, shared, passing]) store.dispatch(actions.written('It itches'))
    const again = await load()
    expect(ownNote.select(again.getState())).toEqual({ text: '' })
    for (const slice of [ownNote, sharedNote, passingNote]) again.dispatch(needSlice(slice))
    const texts = [ownNote, sharedNote, passingNote].map(({ select }) => select(again.getState()).text)
    expect(texts).toEqual(['It itches', 'It itches', ''])
  })

  it.each([
    ['of another version', JSON.stringify({ version: 1, state: { text: 'old' } })],
    ['of another shape', JSON.stringify({ version: 2, state: { words: 'new' } })],
    ['no JSON', '{"version":2,'],
    ['null', 'null'],
  ])('takes nothing from storage that is %s', async (_, stored) => {
    localStorage.setItem('carenest:person:sampleOwn', stored)
    const store = await load()
    store.dispatch(needSlice(ownNote))
    expect(ownNote.select(store.getState())).toEqual({ text: '' })
  })

  it('goes with the person at sign-out, from storage too; what is of the device stays', async () => {
    const store = await load()
    store.dispatch(signedIn(loginWith('ann')))
    for (const slice of [ownNote, sharedNote]) store.dispatch(needSlice(slice))
    for (const { actions } of [own, shared]) store.dispatch(actions.written('It itches'))
    store.dispatch(signedOut())
    expect([ownNote, sharedNote].map(({ select }) => select(store.getState()).text)).toEqual(['', 'It itches'])
    expect(Object.keys(localStorage).filter((key) => key.startsWith('carenest:'))).toEqual(['carenest:device:sampleShared'])
  })

  it('goes when another person signs in at once, also where this page has never needed it', async () => {
    const first = await load()
    first.dispatch(signedIn(loginWith('ann', 'refresh-a', 'session-a')))
    first.dispatch(needSlice(ownNote))
    first.dispatch(own.actions.written('It itches'))
    stops.pop()?.()
    const store = await load()
    store.dispatch(signedIn(loginWith('ann', 'refresh-a', 'session-a')))
    store.dispatch(signedIn(loginWith('bea', 'refresh-b', 'session-b')))
    store.dispatch(needSlice(ownNote))
    expect(ownNote.select(store.getState())).toEqual({ text: '' })
    expect(localStorage.getItem('carenest:person:sampleOwn')).toBeNull()
  })

  it('lasts as long as the page where storage is full', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const store = await load()
    store.dispatch(needSlice(sharedNote))
    store.dispatch(shared.actions.written('It itches'))
    expect(sharedNote.select(store.getState())).toEqual({ text: 'It itches' })
  })
})

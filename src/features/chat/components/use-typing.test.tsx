import { configureStore } from '@reduxjs/toolkit'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { typingTimes } from '#contract/chat/values.ts'
import { emit } from '#shared/hub/bus.ts'
import { chatSlice } from '../running/chat-slice.ts'
import { useIsTyping, useSayTyping } from './use-typing.ts'

const id = '01990000-0000-7000-8000-000000000001'
const said: boolean[] = []

vi.mock('../api.ts', () => ({
  chatQuestions: {
    sayTyping: {
      initiate: ({ body }: { body: { typing: boolean } }) => {
        said.push(body.typing)
        return { type: 'said' }
      },
    },
  },
}))

function given() {
  const store = configureStore({ reducer: { chat: chatSlice.reducer } })
  return ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
}
const heard = (state: 'typing' | 'stopped') =>
  act(() =>
    emit({ kind: 'chat.typing', payload: { id, by: 'somebody', state }, seq: null, at: '2026-01-01T00:00:00.000Z' } as never),
  )
const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })

beforeEach(() => {
  said.length = 0
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) })
})
afterEach(() => vi.useRealTimers())

it('the hub is cut for 30 seconds while the other one types: it is forgotten by itself, and shown again when it is told again', () => {
  const { result } = renderHook(() => useIsTyping(id), { wrapper: given() })
  heard('typing')
  expect(result.current).toBe(true)
  // Nothing comes any more: neither that they go on nor that they stopped.
  pass(typingTimes.expires - 1)
  expect(result.current).toBe(true)
  pass(30_000 - typingTimes.expires + 1)
  expect(result.current).toBe(false)
  heard('typing')
  expect(result.current).toBe(true)
  heard('stopped')
  expect(result.current).toBe(false)
})

it('who types on is shown without a break, for it is said over before it is forgotten', () => {
  const { result } = renderHook(() => useIsTyping(id), { wrapper: given() })
  for (let time = 0; time < 40_000; time += typingTimes.renew) {
    heard('typing')
    pass(typingTimes.renew)
    expect(result.current).toBe(true)
  }
})

it('says so every 10 seconds and no oftener, and that one stopped after 5 without a key', () => {
  const { result } = renderHook(() => useSayTyping(id), { wrapper: given() })
  for (let time = 0; time < 25_000; time += 500) {
    act(() => result.current.typed())
    pass(500)
  }
  expect(said).toEqual([true, true, true])
  pass(typingTimes.stop)
  expect(said).toEqual([true, true, true, false])
  pass(60_000)
  expect(said).toHaveLength(4)
})

import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { errorToast } from '#shared/toasts/toasts.ts'
import { AppToasts } from './AppToasts.tsx'
import { createStore } from '../start/store.ts'
import { startKeys } from '../testing.tsx'

beforeAll(startKeys)
beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => vi.useRealTimers())

function shown() {
  const { store } = createStore()
  render(
    <Provider store={store}>
      <AppToasts />
    </Provider>,
  )
  return store
}

it('shows a toast for 5000 ms, whatever comes meanwhile', () => {
  const store = shown()
  act(() => void store.dispatch(errorToast('First')))
  act(() => void vi.advanceTimersByTime(4000))
  act(() => void store.dispatch(errorToast('Second')))
  act(() => void vi.advanceTimersByTime(900))
  expect(screen.getByText('First')).toBeVisible()
  act(() => void vi.advanceTimersByTime(200))
  expect(screen.queryByText('First')).toBeNull()
  expect(screen.getByText('Second')).toBeVisible()
})

it('has a close button', async () => {
  const store = shown()
  act(() => void store.dispatch(errorToast('Gone at once')))
  expect(screen.getByText('Error')).toBeVisible()
  await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(screen.getByRole('button'))
  expect(screen.queryByText('Gone at once')).toBeNull()
})

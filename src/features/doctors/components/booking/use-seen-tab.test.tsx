import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useSeenAgain, useSeenTab } from './use-seen-tab.ts'

function show(state: 'visible' | 'hidden'): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}
afterEach(() => vi.restoreAllMocks())

it('a tab that is hidden is not seen, and looks again once when it is seen again', () => {
  const again = vi.fn()
  const { result } = renderHook(() => {
    const isSeen = useSeenTab()
    useSeenAgain(isSeen, again)
    return isSeen
  })
  expect(result.current).toBe(true)
  show('hidden')
  expect(result.current).toBe(false)
  expect(again).not.toHaveBeenCalled()
  show('visible')
  expect(result.current).toBe(true)
  expect(again).toHaveBeenCalledOnce()
})

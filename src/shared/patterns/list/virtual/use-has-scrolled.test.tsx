import { act, fireEvent, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useHasScrolled } from './use-has-scrolled.ts'

it('tells of the page being scrolled, before others hear of it, and of nothing within the page', () => {
  const { result } = renderHook(() => useHasScrolled(true))
  fireEvent.scroll(document.body)
  expect(result.current).toBe(false)
  const whenHeard = vi.fn(() => result.current)
  addEventListener('scroll', whenHeard, { once: true })
  act(() => void document.dispatchEvent(new Event('scroll', { bubbles: true })))
  expect(whenHeard).toHaveReturnedWith(true)
})

it('knows at once where a list comes onto a page that has been scrolled', () => {
  vi.stubGlobal('scrollY', 300)
  expect(renderHook(() => useHasScrolled(true)).result.current).toBe(true)
  vi.unstubAllGlobals()
})

it('listens to nothing for a short list', () => {
  const { result } = renderHook(() => useHasScrolled(false))
  act(() => void fireEvent.scroll(document))
  expect(result.current).toBe(false)
})

import i18next from 'i18next'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { speakEnglish } from '../../../../tests/support/english.ts'
import words from '../words/workspace.en-US.json'
import { BreathCounter } from './BreathCounter.tsx'

beforeAll(async () => {
  await speakEnglish()
  i18next.addResourceBundle('en-US', 'workspace', { meeting: words })
})
beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

it('counts by finger and by space bar, tells the breaths per minute, and can be repeated', async () => {
  const onCounted = vi.fn()
  render(<BreathCounter onCounted={onCounted} />)
  fireEvent.click(screen.getByRole('button', { name: 'Begin counting' }))
  const tap = screen.getByRole('button', { name: 'Breath' })
  expect(tap).toHaveFocus()
  for (let breath = 0; breath < 6; breath++) {
    await wait(2000)
    if (breath % 2) fireEvent.pointerDown(tap)
    else fireEvent.keyDown(tap, { key: ' ' })
  }
  fireEvent.keyDown(tap, { key: ' ', repeat: true })
  expect(screen.getByText('Counted: 6')).toBeVisible()
  expect(screen.getByText('Seconds left: 18')).toBeVisible()
  await wait(18_000)
  expect(screen.getByText('12 breaths per minute')).toBeVisible()
  expect(onCounted.mock.calls).toEqual([[12]])

  fireEvent.click(screen.getByRole('button', { name: 'Count again' }))
  await wait(30_000)
  expect(screen.getByText('Nothing was counted.')).toBeVisible()
  expect(onCounted).toHaveBeenCalledTimes(1)
})

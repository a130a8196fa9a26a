import { act, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { useAntdField } from './use-antd-field.ts'

beforeAll(() => i18next.use(initReactI18next).init({ lng: 'en-US', resources: {} }))

const load = vi.fn(async () => ({ default: () => <span>of antd</span> }))

function Field() {
  const { draw, standIn } = useAntdField(load)
  return draw ? draw({}) : <input {...standIn} />
}

const Screen = ({ isComing }: { isComing: boolean }) => (
  <main>
    <div aria-busy={isComing} />
    <Field />
  </main>
)

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

beforeEach(() => {
  load.mockClear()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => vi.useRealTimers())

it('leaves the line to what the screen waits for: a plain control stands there until then', async () => {
  const { rerender } = render(<Screen isComing />)
  await pass(2000)
  expect(screen.getByRole('textbox')).toBeVisible()
  expect(load).not.toHaveBeenCalled()
  rerender(<Screen isComing={false} />)
  await pass(500)
  // Its words come by a file of their own.
  await vi.waitFor(() => expect(screen.getByText('of antd')).toBeVisible())
})

it('waits for no answer that never comes', async () => {
  render(<Screen isComing />)
  await pass(5000)
  await vi.waitFor(() => expect(screen.getByText('of antd')).toBeVisible())
})

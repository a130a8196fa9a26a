import { afterEach, expect, test, vi } from 'vitest'
import { isWaiting, waitingOrJustWas } from './is-waiting.ts'

const picture = (complete: boolean, top: number) => ({ complete, getBoundingClientRect: () => ({ top }) })
const seen = (...images: object[]) => {
  vi.stubGlobal('document', { images })
  vi.stubGlobal('innerHeight', 800)
}
const asked = (status: string, data?: unknown) => ({ api: { queries: { one: { status, data } } } })

afterEach(() => vi.unstubAllGlobals())

test('a person waits for what was never answered, not for what is only asked again', () => {
  seen()
  expect(isWaiting(asked('pending'))).toBe(true)
  expect(isWaiting(asked('pending', []))).toBe(false)
  expect(isWaiting(asked('fulfilled', []))).toBe(false)
  expect(isWaiting({})).toBe(false)
})

test('a person waits for pictures in sight, not for those further down', () => {
  seen(picture(true, 100), picture(false, 799))
  expect(isWaiting({})).toBe(true)
  seen(picture(true, 100), picture(false, 900))
  expect(isWaiting({})).toBe(false)
})

test('between an answer and its pictures nothing is asked, and the person still waits', () => {
  let [now, asks] = [0, true]
  const waits = waitingOrJustWas(
    () => asks,
    () => now,
  )
  expect(waits()).toBe(true)
  asks = false
  now = 299
  expect(waits()).toBe(true)
  now = 300
  expect(waits()).toBe(false)
  asks = true
  expect(waits()).toBe(true)
})

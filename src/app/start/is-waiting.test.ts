import { afterEach, expect, test, vi } from 'vitest'
import { isWaiting } from './is-waiting.ts'

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

import { expect, it } from 'vitest'
import { tooDeepField } from './depth.ts'

const nested = (levels: number) => JSON.parse('['.repeat(levels) + ']'.repeat(levels)) as unknown

it('counts lists and objects within each other, and names the field that has too many', () => {
  expect(tooDeepField(nested(32), 32)).toBeNull()
  expect(tooDeepField(nested(33), 32)).toBe('')
  expect(tooDeepField({ note: 'x', body: nested(31) }, 32)).toBeNull()
  expect(tooDeepField({ note: 'x', body: { content: nested(31) } }, 32)).toBe('body')
})

it('goes to any depth that fits in a body', () => {
  expect(tooDeepField({ a: 1, b: nested(130_000) }, 32)).toBe('b')
  expect(tooDeepField(nested(130_000), 200_000)).toBeNull()
})

it('takes what is no object or list', () => {
  for (const value of [null, 1, 'text', true]) expect(tooDeepField(value, 0)).toBeNull()
})

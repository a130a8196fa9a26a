import { describe, expect, it } from 'vitest'
import { clockOf, isWorthSaying, secondsUntil } from './countdown.ts'

describe('countdown', () => {
  it('ends at zero and does not count a second before it has passed', () => {
    expect(secondsUntil(10_000, 0)).toBe(10)
    expect(secondsUntil(10_000, 1)).toBe(10)
    expect(secondsUntil(10_000, 9_999)).toBe(1)
    expect(secondsUntil(10_000, 12_000)).toBe(0)
  })

  it('writes a clock', () => {
    expect(clockOf(845)).toBe('14:05')
    expect(clockOf(9)).toBe('0:09')
    expect(clockOf(3845)).toBe('1:04:05')
  })

  it('speaks seldom: six times in a quarter of an hour', () => {
    const spoken = Array.from({ length: 900 }, (_, second) => second).filter(isWorthSaying)
    expect(spoken).toEqual([0, 30, 60, 120, 300, 600])
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expiryOf, judge, resendWaitOf } from './one-time-code.ts'
import type { SentCode } from './one-time-code.ts'

const sent = (overrides: Partial<SentCode> = {}): SentCode => ({
  createdAt: 0,
  expiresAt: expiryOf(0),
  attempts: 0,
  usedAt: null,
  ...overrides,
})

describe('one-time codes', () => {
  it('are good for ten minutes, to the millisecond', () => {
    expect(judge(sent(), 599_999, true)).toBe('right')
    expect(judge(sent(), 600_000, true)).toBe('gone')
  })

  it('survive four wrong tries and are gone after the fifth, even for the right code', () => {
    expect(judge(sent({ attempts: 4 }), 1, true)).toBe('right')
    expect(judge(sent({ attempts: 5 }), 1, true)).toBe('gone')
  })

  it('work once', () => {
    expect(judge(sent({ usedAt: 1 }), 2, true)).toBe('gone')
  })

  it('are sent again after a minute, or at once when the last one was used', () => {
    expect(resendWaitOf(sent(), 0)).toBe(60)
    expect(resendWaitOf(sent(), 59_001)).toBe(1)
    expect(resendWaitOf(sent(), 60_000)).toBe(0)
    expect(resendWaitOf(sent({ usedAt: 5 }), 10)).toBe(0)
    expect(resendWaitOf(null, 0)).toBe(0)
  })

  it('let nobody in with more than five guesses, whatever the order of guesses', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 20 }), (guesses) => {
        let code = sent()
        let judged = 0
        const verdicts = guesses.map((matches) => {
          const verdict = judge(code, 1, matches)
          if (verdict !== 'gone') judged += 1
          if (verdict === 'wrong') code = sent({ ...code, attempts: code.attempts + 1 })
          if (verdict === 'right') code = sent({ ...code, usedAt: 1 })
          return verdict
        })
        // Naively: the first right guess opens if fewer than five wrong ones came before it; nothing after it does.
        const firstRight = guesses.indexOf(true)
        const opens = firstRight >= 0 && firstRight < 5
        expect(verdicts.filter((verdict) => verdict === 'right')).toHaveLength(opens ? 1 : 0)
        expect(judged).toBe(opens ? firstRight + 1 : Math.min(guesses.length, 5))
      }),
      { seed: 20261120, numRuns: 1000 },
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expiryOf, standingOf } from './invitations.ts'

const moment = fc.integer({ min: 0, max: 1_000 })

describe('an invitation', () => {
  it('is open from its sending until its time is over, unless somebody ended it', () => {
    fc.assert(
      fc.property(moment, fc.option(moment), moment, (expiresAt, endedAt, now) => {
        // Told a second time: the words for it are taken away one after the other.
        const words = new Set(['open', 'expired', 'ended'])
        words.delete(now < expiresAt ? 'expired' : 'open')
        if (endedAt === null) words.delete('ended')
        const strongest = ['ended', 'expired', 'open'].find((word) => words.has(word))
        expect(standingOf({ expiresAt, endedAt }, now)).toBe(strongest)
      }),
      { seed: 20261123, numRuns: 500 },
    )
  })

  it('lives a week from when it was sent', () => {
    const sentAt = Date.parse('2026-03-02T09:00:00.000Z')
    expect(new Date(expiryOf(sentAt)).toISOString()).toBe('2026-03-09T09:00:00.000Z')
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { forgettable, forgivenMilliseconds, keptUnusedMilliseconds, renewalOf } from './renewal.ts'
import type { RefreshToken } from './renewal.ts'

/** Keeps a session's tokens the way the database does. */
function keeper() {
  let tokens: RefreshToken[] = [{ hash: 't0', firstUsedAt: null, retiredAt: null }]
  let given = 0
  let ended = false
  return {
    present(hash: string, now: number): string {
      if (ended) return 'refused'
      const renewal = renewalOf(tokens, hash, now)
      if (renewal.kind === 'stolen') ended = true
      if (renewal.kind !== 'renewed') return renewal.kind === 'stolen' ? 'ended' : 'refused'
      tokens = tokens.map((token) => ({
        hash: token.hash,
        firstUsedAt: token.hash === renewal.firstUse ? now : token.firstUsedAt,
        retiredAt: renewal.retire.includes(token.hash) ? now : token.retiredAt,
      }))
      given += 1
      tokens.push({ hash: `t${given}`, firstUsedAt: null, retiredAt: null })
      return `t${given}`
    },
  }
}

/** A second, naive telling of the rule: keeps the history of what was presented and answers from it alone. */
function historian() {
  const born = new Map([['t0', -1]])
  const uses: { hash: string; at: number; step: number; first: boolean }[] = []
  let step = 0
  let ended = false
  /** The first use of any other token, after this one was given out, retires it. */
  const retiredAt = (hash: string) => uses.find((use) => use.first && use.hash !== hash && use.step > born.get(hash)!)?.at
  return {
    present(hash: string, now: number): string {
      if (ended || !born.has(hash)) return 'refused'
      step += 1
      const retired = retiredAt(hash)
      if (retired !== undefined && now - retired > forgivenMilliseconds) {
        ended = true
        return 'ended'
      }
      uses.push({ hash, at: now, step, first: retired === undefined && !uses.some((use) => use.hash === hash) })
      const next = `t${born.size}`
      born.set(next, step)
      return next
    },
  }
}

describe('renewal of refresh tokens', () => {
  it('leaves the old token good for a client that never adopts the new one', () => {
    const session = keeper()
    for (let renewal = 1; renewal <= 50; renewal += 1) expect(session.present('t0', renewal * 600_000)).toBe(`t${renewal}`)
  })

  it('retires the old token at the first use of the new one, forgives it for 30 seconds and then ends the session', () => {
    const session = keeper()
    expect(session.present('t0', 0)).toBe('t1')
    expect(session.present('t1', 1000)).toBe('t2')
    expect(session.present('t0', 1000 + forgivenMilliseconds)).toBe('t3')
    expect(session.present('t0', 1001 + forgivenMilliseconds)).toBe('ended')
    expect(session.present('t1', 1002 + forgivenMilliseconds)).toBe('refused')
  })

  it('finds a copied token even when thief and owner renewed side by side', () => {
    const session = keeper()
    const ownersNew = session.present('t0', 0)
    const thiefsNew = session.present('t0', 1)
    expect(session.present(thiefsNew, 600_000)).toBe('t3')
    expect(session.present(ownersNew, 640_000)).toBe('ended')
  })

  it('refuses what was never given out without ending anything', () => {
    const session = keeper()
    expect(session.present('made-up', 0)).toBe('refused')
    expect(session.present('t0', 1)).toBe('t1')
  })

  it('agrees with a naive telling of the rule over any course of events', () => {
    const events = fc.array(
      fc.record({ token: fc.nat(12), wait: fc.constantFrom(0, 1, 15_000, 29_999, 30_000, 30_001, 600_000) }),
      {
        maxLength: 40,
      },
    )
    fc.assert(
      fc.property(events, (course) => {
        const [one, other] = [keeper(), historian()]
        let now = 0
        for (const { token, wait } of course) {
          now += wait
          expect(one.present(`t${token}`, now)).toBe(other.present(`t${token}`, now))
        }
      }),
      { seed: 20261120, numRuns: 2000 },
    )
  })
})

describe('unused tokens', () => {
  const given = (count: number, at: number) => Array.from({ length: count }, () => ({ createdAt: at }))

  it('are all kept for an hour, then the newest 32', () => {
    expect(forgettable(given(60, 0), keptUnusedMilliseconds)).toEqual([])
    expect(forgettable(given(60, 0), keptUnusedMilliseconds + 1)).toHaveLength(29)
    expect(forgettable([...given(40, 0), ...given(40, 4_000_000)], 4_000_000)).toEqual(given(40, 0))
  })

  it('are 512 at most, the new one among them', () => {
    expect(forgettable(given(511, 0), 0)).toEqual([])
    expect(forgettable(given(600, 0), 0)).toHaveLength(89)
  })
})

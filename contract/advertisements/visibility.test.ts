import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isViewed, longestAt, unseen, viewedIn, type Watch, watchOn } from './visibility.ts'

type Event = { at: number; share?: number; isTabSeen?: boolean }
const after = (events: readonly Event[]) => events.reduce<Watch>((watch, { at, ...seen }) => watchOn(watch, at, seen), unseen)

/** Looks every millisecond whether half is seen in a seen tab, and counts the longest run. */
function naiveLongest(events: readonly Event[], until: number): number {
  let [share, isTabSeen, run, longest] = [0, true, 0, 0]
  for (let at = 0; at < until; at += 1) {
    for (const event of events.filter((each) => each.at === at)) {
      share = event.share ?? share
      isTabSeen = event.isTabSeen ?? isTabSeen
    }
    run = share >= 0.5 && isTabSeen ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  return longest
}

describe('a view', () => {
  test('is half of it for one second', () => {
    const watch = after([{ at: 0, share: 0.5 }])
    expect(isViewed(watch, 999)).toBe(false)
    expect(isViewed(watch, 1000)).toBe(true)
    expect(viewedIn(watch, 300)).toBe(700)
  })
  test('is none of less than half, however long', () => expect(isViewed(after([{ at: 0, share: 0.49 }]), 60_000)).toBe(false))
  test('is not put together of two halves of a second', () => {
    const watch = after([
      { at: 0, share: 1 },
      { at: 600, share: 0.2 },
      { at: 700, share: 1 },
    ])
    expect(isViewed(watch, 1500)).toBe(false)
    expect(isViewed(watch, 1700)).toBe(true)
  })
  test('is none in a tab that is not seen, and begins anew when it is', () => {
    const watch = after([
      { at: 0, share: 1 },
      { at: 900, isTabSeen: false },
      { at: 5000, isTabSeen: true },
    ])
    expect(isViewed(watch, 5999)).toBe(false)
    expect(isViewed(watch, 6000)).toBe(true)
  })
  test('stays one when it is scrolled away afterwards', () => {
    expect(
      isViewed(
        after([
          { at: 0, share: 1 },
          { at: 1000, share: 0 },
        ]),
        9000,
      ),
    ).toBe(true)
  })

  test('is what looking every millisecond finds', () => {
    const step = fc.record(
      { wait: fc.integer({ min: 1, max: 900 }), share: fc.constantFrom(0, 0.25, 0.5, 0.75, 1), isTabSeen: fc.boolean() },
      { requiredKeys: ['wait'] },
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), fc.integer({ min: 1, max: 2000 }), (steps, rest) => {
        let at = 0
        const events = steps.map(({ wait, ...seen }) => ({ at: (at += wait), ...seen }))
        const until = at + rest
        expect(longestAt(after(events), until)).toBe(naiveLongest(events, until))
      }),
      { seed: 20261124, numRuns: 300 },
    )
  })
})

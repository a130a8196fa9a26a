import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CaughtUp, StreamEvent } from '#contract/hub/events.ts'
import { Sequence } from './sequence.ts'

const event = (seq: number): StreamEvent => ({ seq, kind: 'dashboard.changed', payload: {}, at: '2026-11-20T12:00:00.000Z' })
const numbers = (events: readonly StreamEvent[]) => events.map(({ seq }) => seq)

/** The server: everything up to `last`, in pages of three. */
function answer(after: number | null, last: number, start: number): CaughtUp {
  const from = after ?? start
  const upTo = Math.min(last, from + 3)
  return { events: Array.from({ length: Math.max(0, upTo - from) }, (_, index) => event(from + 1 + index)), last, reset: false }
}

const step = fc.oneof(
  fc.constant({ do: 'commit' } as const),
  fc.record({ do: fc.constant('live' as const), pick: fc.nat({ max: 40 }) }),
  fc.constant({ do: 'ask' } as const),
  fc.constant({ do: 'answer' } as const),
)

test('any interleaving of live events, lost or repeated or out of order, and catching up hands on each number once and in order', () => {
  fc.assert(
    fc.property(fc.nat({ max: 5 }), fc.array(step, { maxLength: 80 }), (start, steps) => {
      const sequence = new Sequence()
      const seen: number[] = []
      let committed = start
      let onTheWay: CaughtUp | null = null
      for (const next of steps) {
        if (next.do === 'commit') committed++
        // Any committed number may come at any time, again or late; those never picked are lost.
        if (next.do === 'live' && committed > start)
          seen.push(...numbers(sequence.live(event(start + 1 + (next.pick % (committed - start)))).ready))
        if (next.do === 'ask') onTheWay ??= answer(sequence.last, committed, start)
        if (next.do === 'answer' && onTheWay) {
          seen.push(...numbers(sequence.caughtUp(onTheWay).ready))
          onTheWay = null
        }
      }
      for (let behind = true; behind;) {
        const taken = sequence.caughtUp(answer(sequence.last, committed, start))
        seen.push(...numbers(taken.ready))
        behind = taken.behind
      }
      expect(seen).toEqual(Array.from({ length: committed - start }, (_, index) => start + 1 + index))
    }),
    { seed: 20261120, numRuns: 2000 },
  )
})

test('a gap asks for catching up, and closing it hands on what waited', () => {
  const sequence = new Sequence()
  sequence.caughtUp({ events: [], last: 4, reset: false })
  expect(sequence.live(event(6))).toEqual({ ready: [], behind: true, reset: false })
  expect(numbers(sequence.live(event(5)).ready)).toEqual([5, 6])
})

test('when more was missed than is kept, it says so once and goes on from where the stream stands', () => {
  const sequence = new Sequence()
  sequence.caughtUp({ events: [], last: 4, reset: false })
  expect(sequence.caughtUp({ events: [], last: 90, reset: true })).toEqual({ ready: [], behind: false, reset: true })
  expect(numbers(sequence.live(event(91)).ready)).toEqual([91])
})

test('a stream that counts lower than before is a new one, and old waiting events are not mixed in', () => {
  const sequence = new Sequence()
  sequence.caughtUp({ events: [], last: 50, reset: false })
  sequence.live(event(53))
  expect(sequence.caughtUp({ events: [], last: 2, reset: true })).toEqual({ ready: [], behind: true, reset: true })
  expect(sequence.caughtUp({ events: [], last: 2, reset: false })).toEqual({ ready: [], behind: false, reset: false })
  expect(numbers(sequence.live(event(3)).ready)).toEqual([3])
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextToOffer, offerEnds, type Wish } from './rules.ts'

const modes = ['video', 'clinic'] as const
const wish = fc.record({
  appointmentId: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
  mode: fc.constantFrom(...modes),
  start: fc.integer({ min: 0, max: 20 }),
})

/** The same by taking people away one after the other until somebody who fits stands first. */
function naive(
  slot: { start: number; modes: readonly string[] },
  line: readonly Wish[],
  before: readonly string[],
): Wish | undefined {
  const waiting = [...line]
  for (;;) {
    const first = waiting.shift()
    if (first === undefined) return undefined
    if (before.some((id) => id === first.appointmentId)) continue
    if (slot.modes.some((mode) => mode === first.mode) && slot.start < first.start) return first
  }
}

test('a free time goes to the first on the list whom it helps and who was not asked, whoever stands there', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(wish, { selector: ({ appointmentId }) => appointmentId }),
      fc.record({ start: fc.integer({ min: 0, max: 20 }), modes: fc.subarray([...modes]) }),
      fc.subarray(['a', 'b', 'c', 'd', 'e', 'f']),
      (line, slot, before) => {
        expect(nextToOffer(slot, line, new Set(before))).toEqual(naive(slot, line, before))
      },
    ),
    { seed: 20_261_123, numRuns: 2000 },
  )
})

test('an offer stands for its minutes, and never beyond its time', () => {
  expect(offerEnds(0, { start: 3_600_000, minutes: 15 })).toBe(900_000)
  expect(offerEnds(0, { start: 600_000, minutes: 15 })).toBe(600_000)
})

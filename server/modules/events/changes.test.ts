import { expect, it } from 'vitest'
import { changedFacts } from './changes.ts'

const address = { lines: ['1 Willow Lane'], city: 'Boston', region: 'MA', postalCode: '02108', country: 'US' }
const event = { starts_at: '2026-03-20T22:00:00.000Z', ends_at: '2026-03-21T00:00:00.000Z', place_name: 'Pier 51', address }

const cases: readonly [string, Partial<Parameters<typeof changedFacts>[1]>, ReturnType<typeof changedFacts>][] = [
  ['nothing', {}, null],
  [
    'the same address in another order',
    { address: { country: 'US', city: 'Boston', lines: ['1 Willow Lane'], postalCode: '02108', region: 'MA' } },
    null,
  ],
  ['the same instant, written otherwise', { starts_at: '2026-03-20T22:00:00Z' }, null],
  ['the end alone', { ends_at: '2026-03-21T01:00:00.000Z' }, 'time'],
  ['the house alone', { address: { ...address, lines: ['2 Willow Lane'] } }, 'place'],
  ['the name of the place', { place_name: 'Pier 60' }, 'place'],
  ['both', { place_name: 'Pier 60', starts_at: '2026-03-20T21:00:00.000Z' }, 'both'],
]
it.each(cases)('guests must know of %s', (_, change, expected) => {
  expect(changedFacts(event, { ...event, ...change })).toBe(expected)
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isChangeable, promotedCount, phaseOf, standingAfter } from './rules.ts'
import { guestStandings, type GuestStanding } from './values.ts'

type Step = { readonly who: number; readonly wish: GuestStanding | 'leave' } | { readonly limit: number | null }

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({ who: fc.nat(6), wish: fc.constantFrom(...guestStandings, 'going', 'waiting', 'leave') }),
    },
    { weight: 1, arbitrary: fc.record({ limit: fc.option(fc.integer({ min: 1, max: 5 }), { freq: 20 }) }) },
  ),
  { minLength: 5, maxLength: 60 },
)

/** As the server does it: by the rules, over guests in the order in which they came to their standing. */
function byRules(limit: number | null, all: readonly Step[]) {
  let places = limit
  let guests: { who: number; standing: GuestStanding }[] = []
  const count = (standing: GuestStanding) => guests.filter((guest) => guest.standing === standing).length
  for (const step of all) {
    if ('limit' in step) {
      if (step.limit === null || step.limit >= count('going')) places = step.limit
    } else {
      const now = guests.find(({ who }) => who === step.who)?.standing ?? null
      const next = step.wish === 'leave' ? null : standingAfter(step.wish, now, { limit: places, going: count('going') })
      if (next !== now && (next !== null || step.wish === 'leave')) {
        guests = guests.filter(({ who }) => who !== step.who)
        if (next) guests.push({ who: step.who, standing: next })
      }
    }
    for (let free = promotedCount({ limit: places, going: count('going') }, count('waiting')); free > 0; free--) {
      const first = guests.find(({ standing }) => standing === 'waiting')!
      guests = [...guests.filter((guest) => guest !== first), { ...first, standing: 'going' }]
    }
  }
  const of = (standing: GuestStanding) => guests.filter((guest) => guest.standing === standing).map(({ who }) => who)
  return { places, going: of('going').toSorted(), waiting: of('waiting'), interested: of('interested').toSorted() }
}

/** The same without any counting: one row of people who want to go, of whom as many go as there are places. */
function naively(limit: number | null, all: readonly Step[]) {
  let places = limit
  let row: number[] = []
  let interested: number[] = []
  const room = () => places ?? Number.POSITIVE_INFINITY
  for (const step of all) {
    if ('limit' in step) {
      const going = Math.min(row.length, room())
      if (step.limit === null || step.limit >= going) places = step.limit
      continue
    }
    const { who, wish } = step
    if (wish === 'leave' || wish === 'interested') {
      row = row.filter((each) => each !== who)
      interested = interested.filter((each) => each !== who)
      if (wish === 'interested') interested.push(who)
    } else if (!row.includes(who) && (wish === 'waiting' || row.length < room())) {
      row = [...row, who]
      interested = interested.filter((each) => each !== who)
    }
  }
  return { places, going: row.slice(0, room()).toSorted(), waiting: row.slice(room()), interested: interested.toSorted() }
}

describe('guests of an event', () => {
  it('stand as in one row of people, of whom as many go as there are places', () => {
    let waited = 0
    fc.assert(
      fc.property(fc.option(fc.integer({ min: 1, max: 4 }), { freq: 20 }), steps, (limit, all) => {
        const expected = naively(limit, all)
        if (expected.waiting.length > 0) waited += 1
        expect(byRules(limit, all)).toEqual(expected)
      }),
      { seed: 20261122, numRuns: 600 },
    )
    // So that the property above is none of half-empty events alone.
    expect(waited).toBeGreaterThan(100)
  })
})

describe('the phase of an event', () => {
  const times = { state: 'open', startsAt: 100, endsAt: 200 } as const
  it.each([
    [99, 'coming', true],
    [100, 'running', false],
    [199, 'running', false],
    [200, 'past', false],
  ] as const)('at %i is %s', (now, phase, changeable) => {
    expect(phaseOf(times, now)).toBe(phase)
    expect(isChangeable(times, now)).toBe(changeable)
  })
  it('stays cancelled', () => {
    expect(phaseOf({ ...times, state: 'cancelled' }, 0)).toBe('cancelled')
    expect(isChangeable({ ...times, state: 'cancelled' }, 0)).toBe(false)
  })
})

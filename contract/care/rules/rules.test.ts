import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMonths, countDays } from '../../kernel/days.ts'
import { proposeVaccinations, vaccineNamed } from './vaccinations.ts'
import { hoursBetween, wallsBetween } from './walls.ts'

const day = fc.integer({ min: 0, max: 5000 }).map((days) => addDays('2020-01-01', days))

describe('what comes at wall times', () => {
  const schedule = fc.record({
    mode: fc.constant('daily' as const),
    everyDays: fc.integer({ min: 1, max: 40 }),
    from: day,
    until: fc.option(day),
    times: fc.uniqueArray(fc.constantFrom('08:00', '14:30', '20:00', '23:59'), { minLength: 1 }),
  })
  it('is what going through every day finds', () => {
    fc.assert(
      fc.property(schedule, day, fc.integer({ min: 0, max: 90 }), (plan, first, length) => {
        const last = addDays(first, length)
        const found: string[] = []
        for (let at = first; at <= last; at = addDays(at, 1)) {
          const days = countDays(plan.from, at)
          if (days < 0 || days % plan.everyDays !== 0 || (plan.until !== null && at > plan.until)) continue
          found.push(...plan.times.toSorted().map((time) => `${at}T${time}`))
        }
        expect(wallsBetween(plan, first, last).map(({ wall }) => wall)).toEqual(found)
      }),
    )
  })
  it('once is on its day and on no other', () => {
    const once = { mode: 'once', on: '2026-03-05', time: null } as const
    expect(wallsBetween(once, '2026-03-05', '2026-03-05')).toEqual([{ key: '2026-03-05', wall: '2026-03-05T09:00' }])
    expect(wallsBetween({ ...once, time: '18:00' }, '2026-03-01', '2026-03-09')).toEqual([
      { key: '2026-03-05T18:00', wall: '2026-03-05T18:00' },
    ])
    expect(wallsBetween(once, '2026-03-06', '2026-03-09')).toEqual([])
  })
})

it('what comes every so many hours is evenly apart, from its beginning on', () => {
  const hour = 3_600_000
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 48 }),
      fc.integer({ min: -100, max: 100 }),
      fc.integer({ min: 0, max: 200 }),
      (every, from, length) => {
        const naive = Array.from({ length: 400 }, (_, index) => index * every * hour).filter(
          (at) => at >= from * hour && at < (from + length) * hour,
        )
        expect(hoursBetween(0, every, from * hour, (from + length) * hour)).toEqual(naive)
      },
    ),
  )
})

describe('proposed vaccinations', () => {
  const known = fc
    .record({
      birthDate: day,
      age: fc.integer({ min: 0, max: 3000 }),
      doses: fc.array(fc.integer({ min: 42, max: 3000 }), { maxLength: 4 }),
    })
    .map(({ birthDate, age, doses }) => ({
      birthDate,
      today: addDays(birthDate, age),
      given: { core: doses.filter((at) => at <= age).map((at) => addDays(birthDate, at)), rabies: [] },
    }))
  const core = (facts: Parameters<typeof proposeVaccinations>[0]) =>
    proposeVaccinations(facts).flatMap(({ vaccine, on }) => (vaccine === 'core' ? [on] : []))

  it('are never in the past, never before six weeks of age, and two to four weeks apart or more', () => {
    fc.assert(
      fc.property(known, (facts) => {
        const days = proposeVaccinations(facts)
        expect(days.length).toBeLessThan(15)
        for (const { on } of days) {
          expect(on >= facts.today).toBe(true)
          expect(countDays(facts.birthDate, on)).toBeGreaterThanOrEqual(42)
        }
        const all = [...facts.given.core.toSorted().slice(-1), ...core(facts)]
        for (let index = 1; index < all.length; index += 1)
          expect(countDays(all[index - 1]!, all[index]!)).toBeGreaterThanOrEqual(14)
      }),
    )
  })
  it('of a pup never vaccinated: a series to 16 weeks, at 6 months, and after three years', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 80 }), (birthDate, age) => {
        const days = core({ birthDate, today: addDays(birthDate, age), given: { core: [], rabies: [] } })
        const [later, booster, ...series] = days.toReversed()
        expect(countDays(birthDate, series[0]!)).toBeGreaterThanOrEqual(112)
        for (const on of series.slice(1)) expect(countDays(birthDate, on)).toBeLessThan(112)
        for (let index = 1; index < series.length; index += 1)
          expect(countDays(series[index]!, series[index - 1]!)).toBeLessThanOrEqual(28)
        expect(booster! >= addMonths(birthDate, 6)).toBe(true)
        expect(later).toBe(addMonths(booster!, 36))
      }),
    )
  })
  it('of rabies: at twelve weeks, and a year after', () => {
    const facts = { birthDate: '2026-01-01', today: '2026-02-01', given: { core: [], rabies: [] } }
    const rabies = proposeVaccinations(facts).filter(({ vaccine }) => vaccine === 'rabies')
    expect(rabies.map(({ on }) => on)).toEqual(['2026-03-26', '2027-03-26'])
    const next = proposeVaccinations({ ...facts, today: '2026-06-01', given: { core: [], rabies: ['2026-04-01'] } })
    expect(next.filter(({ vaccine }) => vaccine === 'rabies')).toEqual([{ vaccine: 'rabies', on: '2027-04-01' }])
  })
  it('know a vaccine by what people call it', () => {
    expect(['Rabies', 'DHPP', 'FVRCP', 'Tollwut', 'Leptospirosis'].map(vaccineNamed)).toEqual([
      'rabies',
      'core',
      'core',
      'rabies',
      null,
    ])
  })
})

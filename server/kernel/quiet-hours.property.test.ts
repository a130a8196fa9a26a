import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { heldUntil, quietUntil, type QuietRange } from './quiet-hours.ts'

const minute = 60_000

/** What a wall clock in the zone shows, `22:05`: by another library than the rule's. */
function shownIn(timeZone: string) {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return (at: number) => format.format(at)
}

const isQuiet = (shown: string, { from, to }: QuietRange) =>
  from < to ? from <= shown && shown < to : from <= shown || shown < to

/** Somebody who looks at the clock each minute until it is no longer quiet. */
function watched(now: Date, timeZone: string, quiet: QuietRange): Date {
  const shown = shownIn(timeZone)
  if (!isQuiet(shown(now.getTime()), quiet)) return now
  let at = Math.floor(now.getTime() / minute) * minute
  while (isQuiet(shown(at), quiet)) at += minute
  return new Date(at)
}

/** Zones and instants shortly before their clocks change: by an hour, by half an hour, at midnight, and never. */
const nights = [
  ['America/New_York', '2026-03-08T07:00:00.000Z'],
  ['America/New_York', '2026-11-01T06:00:00.000Z'],
  ['Europe/Berlin', '2026-03-29T01:00:00.000Z'],
  ['Europe/Berlin', '2026-10-25T01:00:00.000Z'],
  ['Australia/Lord_Howe', '2026-04-04T15:00:00.000Z'],
  ['Australia/Lord_Howe', '2026-10-03T15:30:00.000Z'],
  ['Africa/Cairo', '2026-04-23T22:00:00.000Z'],
  ['Asia/Beirut', '2026-10-24T21:00:00.000Z'],
  ['Asia/Kolkata', '2026-05-05T00:00:00.000Z'],
] as const

const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hour, minutes]) => `${String(hour).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`)
const range = fc.record({ from: time, to: time }).filter(({ from, to }) => from !== to)
/** Within a day around the change, to the second. */
const distance = fc.integer({ min: -24 * 3600, max: 24 * 3600 }).map((seconds) => seconds * 1000)

describe.each(nights)('%s around %s', (timeZone, change) => {
  test('quiet hours end when somebody who watches the clock says so', () => {
    fc.assert(
      fc.property(range, distance, (quiet, away) => {
        const now = new Date(Date.parse(change) + away)
        expect(quietUntil(now, timeZone, quiet)).toEqual(watched(now, timeZone, quiet))
      }),
      { seed: 11, numRuns: 150 },
    )
  })

  test('what is held is held by nothing but quiet hours, and goes out outside of them', () => {
    const passing = fc.constantFrom(undefined, true as const, 'onTheDay' as const)
    const way = fc.constantFrom('app' as const, 'email' as const, 'push' as const)
    const start = fc.option(distance, { nil: undefined })
    fc.assert(
      fc.property(range, distance, passing, way, start, (quiet, away, passes, by, ahead) => {
        const now = new Date(Date.parse(change) + away)
        const startsAt = ahead === undefined ? undefined : new Date(now.getTime() + ahead)
        const held = heldUntil({ way: by, passes, startsAt: startsAt?.toISOString() }, { now, timeZone, quiet })
        const shown = shownIn(timeZone)
        const day = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
        const end = watched(now, timeZone, quiet)
        const isToday =
          startsAt !== undefined &&
          (day.format(startsAt) === day.format(now) || (startsAt > now && startsAt.getTime() <= end.getTime()))
        const expected =
          by !== 'app' && passes !== true && isQuiet(shown(now.getTime()), quiet) && !(passes === 'onTheDay' && isToday)
        expect(held).toEqual(expected ? end : null)
      }),
      { seed: 12, numRuns: 150 },
    )
  })
})

test('without quiet hours nothing is held', () => {
  const hearing = { now: new Date('2026-03-02T02:00:00.000Z'), timeZone: 'UTC', quiet: null }
  expect(heldUntil({ way: 'email', passes: undefined }, hearing)).toBeNull()
})

const night = { from: '22:00', to: '07:00' }

test.each([
  ['of a visit at six tomorrow, before the night ends', '2026-03-03T06:00:00.000Z', null],
  ['of a visit at seven, when it ends', '2026-03-03T07:00:00.000Z', null],
  ['of a visit at nine tomorrow', '2026-03-03T09:00:00.000Z', '2026-03-03T07:00:00.000Z'],
  ['of a visit at 23:45 today', '2026-03-02T23:45:00.000Z', null],
  ['of a visit that was this morning', '2026-03-02T08:00:00.000Z', null],
  ['of a visit that was yesterday', '2026-03-01T08:00:00.000Z', '2026-03-03T07:00:00.000Z'],
])('at 23:00 news %s', (_, startsAt, until) => {
  const hearing = { now: new Date('2026-03-02T23:00:00.000Z'), timeZone: 'UTC', quiet: night }
  const held = heldUntil({ way: 'push', passes: 'onTheDay', startsAt }, hearing)
  expect(held?.toISOString() ?? null).toBe(until)
})

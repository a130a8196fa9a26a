import { describe, expect, it } from 'vitest'
import { defaultRules } from '#contract/booking/rules.ts'
import { type DoctorCalendar, dayNumber, rangesOf } from './calendar.ts'
import { freeSlots } from './free-slots.ts'

const minute = 60_000
const at = (text: string) => Date.parse(text)

/** A doctor who works every day at these hours, booked without notice unless a test says otherwise. */
function doctor(zone: string, hours: readonly [from: string, to: string][], more: Partial<DoctorCalendar> = {}): DoctorCalendar {
  const day = rangesOf(hours.map(([from, to]) => ({ from, to, modes: ['video', 'clinic'] as const })))
  return {
    zone,
    rules: { ...defaultRules, minimumNotice: 0 },
    weekly: Array.from({ length: 7 }, () => day),
    overrides: new Map(),
    timeOff: [],
    visits: [],
    modes: ['video', 'clinic'],
    ...more,
  }
}

function startsOn(calendar: DoctorCalendar, from: string, to: string, now = from) {
  return freeSlots(calendar, { from: at(from), to: at(to), now: at(now) }).map(({ start }) =>
    new Date(start).toISOString().slice(5, 16),
  )
}

const appointment = (start: string, minutes: number, before = 0, after = 0) => ({
  start: at(start),
  end: at(start) + minutes * minute,
  before,
  after,
  blocks: true,
})

describe('starts', () => {
  it('begin with each range and follow one another by the slot length', () => {
    const calendar = doctor('UTC', [
      ['09:00', '10:00'],
      ['13:15', '14:30'],
    ])
    expect(startsOn(calendar, '2026-11-20T00:00Z', '2026-11-21T00:00Z')).toEqual([
      '11-20T09:00',
      '11-20T09:30',
      '11-20T13:15',
      '11-20T13:45',
    ])
  })

  it('go on from the end of a visit plus its own buffer after and the new one before', () => {
    const calendar = doctor('UTC', [['09:00', '12:00']], {
      rules: { ...defaultRules, minimumNotice: 0, bufferBefore: 5, bufferAfter: 10 },
      visits: [appointment('2026-11-20T09:30Z', 20, 0, 15)],
    })
    // 09:00 would end at 09:30 and needs 10 minutes after; the visit ends 09:50, then 15 + 5 minutes.
    expect(startsOn(calendar, '2026-11-20T00:00Z', '2026-11-21T00:00Z')).toEqual(['11-20T10:10', '11-20T10:40', '11-20T11:10'])
  })

  it('skip the hour that does not exist, up to the minute of the change', () => {
    const calendar = doctor('America/New_York', [
      ['01:00', '02:30'],
      ['02:30', '04:00'],
    ])
    expect(startsOn(calendar, '2026-03-08T05:00Z', '2026-03-09T04:00Z')).toEqual([
      '03-08T06:00', // 01:00
      '03-08T06:30', // 01:30, ends when the clock turns
      '03-08T07:00', // 03:00
      '03-08T07:30', // 03:30
    ])
  })

  it('offer an hour that happens twice once: the first time', () => {
    const calendar = doctor('America/New_York', [['00:30', '02:30']])
    expect(startsOn(calendar, '2026-11-01T04:00Z', '2026-11-02T05:00Z')).toEqual([
      '11-01T04:30', // 00:30
      '11-01T05:00', // 01:00
      '11-01T05:30', // 01:30
      '11-01T07:00', // 02:00
    ])
  })

  it('wait for new times when a visit ends while the clock shows an hour again', () => {
    const calendar = doctor('America/New_York', [['00:30', '03:00']], { visits: [appointment('2026-11-01T05:30Z', 50)] })
    expect(startsOn(calendar, '2026-11-01T04:00Z', '2026-11-02T05:00Z')).toEqual([
      '11-01T04:30',
      '11-01T05:00',
      '11-01T07:00',
      '11-01T07:30',
    ])
  })

  it('follow half-hour changes and changes at midnight', () => {
    const lordHowe = doctor('Australia/Lord_Howe', [['01:30', '03:00']])
    expect(startsOn(lordHowe, '2026-10-03T13:30Z', '2026-10-04T13:00Z')).toEqual(['10-03T15:00', '10-03T15:30']) // 01:30, 02:30
    const santiago = doctor('America/Santiago', [['00:00', '02:00']])
    expect(startsOn(santiago, '2026-09-06T03:00Z', '2026-09-07T03:00Z')).toEqual(['09-06T04:00', '09-06T04:30']) // 01:00, 01:30
  })
})

describe('rules', () => {
  const open = doctor('UTC', [['00:00', '24:00']])

  it('keep the notice to the minute', () => {
    const calendar = { ...open, rules: { ...open.rules, minimumNotice: 120 } }
    expect(startsOn(calendar, '2026-11-20T00:00Z', '2026-11-20T13:00Z', '2026-11-20T10:00Z')[0]).toBe('11-20T12:00')
    expect(startsOn(calendar, '2026-11-20T00:00Z', '2026-11-20T13:00Z', '2026-11-20T10:00:00.001Z')[0]).toBe('11-20T12:30')
  })

  it('end with the last day of the horizon, in the doctor’s zone', () => {
    const calendar = doctor('Asia/Tokyo', [['00:00', '24:00']], { rules: { ...defaultRules, horizonDays: 3 } })
    const starts = startsOn(calendar, '2026-11-20T00:00Z', '2026-12-20T00:00Z', '2026-11-20T16:00Z') // the 21st in Tokyo
    expect(starts.at(-1)).toBe('11-24T14:30') // 23:30 of the 24th
  })

  it('close a day that is overridden, or give it other hours', () => {
    const overrides = new Map([
      [dayNumber('2026-11-20'), []],
      [dayNumber('2026-11-21'), rangesOf([{ from: '23:30', to: '24:00', modes: ['clinic'] }])],
    ])
    expect(startsOn({ ...open, overrides }, '2026-11-20T00:00Z', '2026-11-22T00:00Z')).toEqual(['11-21T23:30'])
  })

  it('offer nothing that touches time off', () => {
    const timeOff = [{ start: at('2026-11-20T00:10Z'), end: at('2026-11-20T23:30Z') }]
    expect(startsOn({ ...open, timeOff }, '2026-11-20T00:00Z', '2026-11-21T00:00Z')).toEqual(['11-20T23:30'])
  })

  it('close a day whose limit is reached, also by visits that are over', () => {
    const visits = [appointment('2026-11-20T08:00Z', 30), { ...appointment('2026-11-20T07:00Z', 30), blocks: false }]
    const limited = { ...open, visits, rules: { ...open.rules, dailyLimit: 2 } }
    expect(startsOn(limited, '2026-11-20T09:00Z', '2026-11-21T00:30Z', '2026-11-20T06:00Z')).toEqual(['11-21T00:00'])
  })

  it('offer a range in its modes only, and no mode without a fee', () => {
    const weekly = Array.from({ length: 7 }, () => [
      ...rangesOf([{ from: '09:00', to: '09:30', modes: ['clinic'] }]),
      ...rangesOf([{ from: '10:00', to: '10:30', modes: ['video', 'clinic'] }]),
    ])
    const window = { from: at('2026-11-20T00:00Z'), to: at('2026-11-21T00:00Z'), now: at('2026-11-20T00:00Z') }
    expect(freeSlots({ ...open, weekly }, { ...window, mode: 'video' })).toEqual([
      { start: at('2026-11-20T10:00Z'), minutes: 30, modes: ['video', 'clinic'] },
    ])
    expect(freeSlots({ ...open, weekly, modes: ['video'] }, window)).toEqual([
      { start: at('2026-11-20T10:00Z'), minutes: 30, modes: ['video'] },
    ])
  })
})

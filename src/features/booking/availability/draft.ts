import type { Availability, HourRange, SlotRules, WeeklyHours } from '#contract/booking/availability-schemas.ts'
import { hoursFault, minutesOf, wallTimeOf } from '#contract/booking/hours.ts'

/** What the grid and the rules hold before they are saved. */
export interface AvailabilityDraft {
  readonly timeZone: string
  readonly hours: WeeklyHours
  readonly rules: SlotRules
}

export const draftOf = ({ timeZone, hours, rules }: AvailabilityDraft): AvailabilityDraft => ({ timeZone, hours, rules })

export function isSameDraft(one: AvailabilityDraft, other: AvailabilityDraft): boolean {
  return JSON.stringify(draftOf(one)) === JSON.stringify(draftOf(other))
}

/** The week with another day in it; 0 is Monday. */
export function withDay(hours: WeeklyHours, day: number, ranges: readonly HourRange[]): WeeklyHours {
  return hours.map((each, index) => (index === day ? [...ranges] : each)) as WeeklyHours
}

/** The week with one day's ranges on other days too. */
export function copyDay(hours: WeeklyHours, from: number, to: readonly number[]): WeeklyHours {
  return hours.map((each, index) =>
    to.includes(index) ? hours[from]!.map((range) => ({ ...range, modes: [...range.modes] })) : each,
  ) as WeeklyHours
}

const day = 24 * 60
const usualMorning = 9 * 60

/** Another range behind the last: an hour later, up to three hours long, as the last one in its modes. `null` when the day is full. */
export function nextRange(ranges: readonly HourRange[]): HourRange | null {
  const last = ranges.at(-1)
  if (!last) return { from: wallTimeOf(usualMorning), to: wallTimeOf(usualMorning + 3 * 60), modes: ['video', 'clinic'] }
  const end = minutesOf(last.to)
  const from = Math.min(end + 60, day - 60)
  if (from < end) return null
  return { from: wallTimeOf(from), to: wallTimeOf(Math.min(from + 3 * 60, day)), modes: [...last.modes] }
}

export interface RangeFault {
  readonly index: number
  readonly code: 'ends_before_start' | 'overlaps' | 'no_mode' | 'no_time'
}

const isWall = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/.test(text)

/** The first thing wrong with a day's ranges, as the server would find it. */
export function rangesFault(ranges: readonly HourRange[]): RangeFault | null {
  const timeless = ranges.findIndex(({ from, to }) => !isWall(from) || !isWall(to))
  if (timeless >= 0) return { index: timeless, code: 'no_time' }
  const fault = hoursFault(ranges)
  if (fault) return { index: fault.index, code: fault.code }
  const modeless = ranges.findIndex(({ modes }) => modes.length === 0)
  return modeless >= 0 ? { index: modeless, code: 'no_mode' } : null
}

/** What the rules may be; the contract's schema says the same to the server. */
export const ruleLimits = {
  slotMinutes: [5, 240],
  bufferBefore: [0, 120],
  bufferAfter: [0, 120],
  minimumNotice: [0, 20_160],
  horizonDays: [1, 365],
  dailyLimit: [1, 200],
} as const satisfies Record<keyof SlotRules, readonly [number, number]>

export function ruleFaults(rules: SlotRules): (keyof SlotRules)[] {
  return (Object.keys(ruleLimits) as (keyof SlotRules)[]).filter((name) => {
    const value = rules[name]
    if (value === null) return name !== 'dailyLimit'
    const [least, most] = ruleLimits[name]
    return !Number.isInteger(value) || value < least || value > most
  })
}

export function isSound({ hours, rules }: AvailabilityDraft): boolean {
  return hours.every((ranges) => rangesFault(ranges) === null) && ruleFaults(rules).length === 0
}

/** A field of the device knows no `24:00`: as an end, midnight is the end of the day. */
export const endToField = (to: string): string => (to === '24:00' ? '00:00' : to)
export const endFromField = (text: string): string => (text === '00:00' ? '24:00' : text)

/**
 * What to do with the draft when the server answers other settings than it was begun from: `follow` them where nothing was changed here,
 * go on (`rebase`) where only the version, single days or time off are others, or ask (`stale`) where both sides changed the week.
 */
export function standing(
  base: Availability,
  server: Availability,
  draft: AvailabilityDraft,
): 'same' | 'follow' | 'rebase' | 'stale' {
  if (base.version === server.version) return 'same'
  if (isSameDraft(draft, base) || isSameDraft(draft, server)) return 'follow'
  return isSameDraft(base, server) ? 'rebase' : 'stale'
}

import type { CareKind, ScheduleMode } from '#contract/care/values.ts'
import type { ObservationKind } from '#contract/observations/values.ts'

/** What the form of an item holds: texts. */
export interface ItemValues {
  kind: CareKind
  title: string
  details: string
  observationKind: ObservationKind
  mode: ScheduleMode
  /** The day, or the first one. */
  from: string
  /** The last day; empty: for good. */
  until: string
  /** Of one day; empty: some time on it. */
  time: string
  /** Times of day, apart by commas: `08:00, 20:00`. */
  times: string
  everyDays: string
  everyHours: string
}

export const newItem = (today: string, kind: CareKind = 'dose'): ItemValues => ({
  kind,
  title: '',
  details: '',
  observationKind: 'weight',
  mode: kind === 'dose' || kind === 'measurement' ? 'daily' : 'once',
  from: today,
  until: '',
  time: '',
  times: kind === 'measurement' ? '08:00' : '08:00, 20:00',
  everyDays: '1',
  everyHours: '8',
})

/** `8:00, 20.30` → `08:00`, `20:30`: what is no time stays as it is, for the schema to refuse. */
export function readTimes(text: string): string[] {
  return text
    .split(/[,;\s]+/)
    .filter((part) => part !== '')
    .map((part) => {
      const [, hours, minutes] = /^(\d{1,2})[:.](\d{2})$/.exec(part) ?? []
      return hours && minutes ? `${hours.padStart(2, '0')}:${minutes}` : part
    })
}

/** What the contract checks. */
export function draftOfItem(values: ItemValues) {
  const { kind, title, details, mode, from, time } = values
  const until = values.until === '' ? null : values.until
  const schedules = {
    once: { mode, on: from, time: time === '' ? null : time },
    daily: { mode, everyDays: Number(values.everyDays), from, until, times: readTimes(values.times) },
    hours: { mode, everyHours: Number(values.everyHours), from: `${from}T${time === '' ? '08:00' : time}`, until },
  }
  return {
    kind,
    title,
    details,
    observationKind: kind === 'measurement' ? values.observationKind : null,
    schedule: schedules[mode],
  }
}

import type { Schedule } from '#contract/care/schemas.ts'
import type { CareKind } from '#contract/care/values.ts'
import type { ObservationKind } from '#contract/observations/values.ts'

/** A day, by how many it is after today. */
type DayAt = (days: number) => string

export interface ItemDraft {
  readonly of: 'person' | 'dog' | 'cat'
  readonly kind: CareKind
  readonly title: string
  readonly details: string
  readonly observationKind?: ObservationKind
  readonly schedule: (day: DayAt) => Schedule
}

const daily =
  (times: string[], days: number) =>
  (day: DayAt): Schedule => ({ mode: 'daily', everyDays: 1, from: day(-6), until: day(days), times })

const once =
  (days: number) =>
  (day: DayAt): Schedule => ({ mode: 'once', on: day(days), time: null })

/** What is planned for the demonstration patient and her pets. */
export const itemDrafts: readonly ItemDraft[] = [
  { of: 'dog', kind: 'dose', title: 'Carprofen 50 mg', details: 'One tablet with food', schedule: daily(['08:00', '20:00'], 14) },
  { of: 'cat', kind: 'dose', title: 'Methimazole 2.5 mg', details: 'One tablet', schedule: daily(['07:30', '19:30'], 90) },
  { of: 'person', kind: 'dose', title: 'Amlodipine 5 mg', details: 'One tablet in the evening', schedule: daily(['21:00'], 90) },
  {
    of: 'cat',
    kind: 'measurement',
    title: 'Breaths at rest',
    details: 'Count while she sleeps',
    observationKind: 'respiratory_rate',
    schedule: daily(['22:00'], 30),
  },
  { of: 'dog', kind: 'check', title: 'Weight and joints', details: '', schedule: once(21) },
  { of: 'dog', kind: 'vaccination', title: 'Rabies', details: '', schedule: once(40) },
]

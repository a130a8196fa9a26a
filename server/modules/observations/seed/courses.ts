import type { ObservationKind } from '#contract/observations/values.ts'

export interface SeededCourse {
  readonly of: 'person' | 'dog' | 'cat'
  readonly by: 'owner' | 'doctor'
  readonly kind: ObservationKind
  readonly value: number
  readonly second?: number
  /** Both ways, by chance. */
  readonly spread: number
  readonly times: number
  readonly everyDays: number
}

/** What the demonstration patient and her pets were measured; the blood pressure is a little high, the cat breathes fast. */
export const courses: readonly SeededCourse[] = [
  { of: 'person', by: 'owner', kind: 'blood_pressure', value: 128, second: 82, spread: 7, times: 24, everyDays: 5 },
  { of: 'person', by: 'owner', kind: 'heart_rate', value: 72, spread: 8, times: 24, everyDays: 5 },
  { of: 'person', by: 'doctor', kind: 'temperature', value: 369, spread: 3, times: 3, everyDays: 60 },
  { of: 'person', by: 'doctor', kind: 'oxygen_saturation', value: 98, spread: 1, times: 3, everyDays: 60 },
  { of: 'dog', by: 'doctor', kind: 'temperature', value: 385, spread: 4, times: 4, everyDays: 70 },
  { of: 'dog', by: 'doctor', kind: 'heart_rate', value: 96, spread: 12, times: 4, everyDays: 70 },
  { of: 'dog', by: 'doctor', kind: 'body_condition', value: 5, spread: 1, times: 4, everyDays: 70 },
  { of: 'dog', by: 'owner', kind: 'respiratory_rate', value: 24, spread: 4, times: 12, everyDays: 9 },
  { of: 'cat', by: 'owner', kind: 'respiratory_rate', value: 44, spread: 5, times: 10, everyDays: 3 },
]

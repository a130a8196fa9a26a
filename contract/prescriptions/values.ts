/** So many days before what was given runs out people are told. */
export const refillToldAheadDays = 3

/** How often a dose is taken: so many doses every so many days; `once` is one dose alone. */
export const frequencyFacts = {
  once: { doses: 1, everyDays: null },
  daily: { doses: 1, everyDays: 1 },
  twice_daily: { doses: 2, everyDays: 1 },
  three_daily: { doses: 3, everyDays: 1 },
  four_daily: { doses: 4, everyDays: 1 },
  every_12_hours: { doses: 2, everyDays: 1 },
  every_8_hours: { doses: 3, everyDays: 1 },
  every_6_hours: { doses: 4, everyDays: 1 },
  every_4_hours: { doses: 6, everyDays: 1 },
  every_other_day: { doses: 1, everyDays: 2 },
  weekly: { doses: 1, everyDays: 7 },
  monthly: { doses: 1, everyDays: 30 },
} as const satisfies Record<string, { readonly doses: number; readonly everyDays: number | null }>
export type Frequency = keyof typeof frequencyFacts
export const frequencies = Object.keys(frequencyFacts) as [Frequency, ...Frequency[]]

/** In what a dose is measured. Those of the second group are measured with the medicine itself. */
export const doseUnits = [
  'tablet',
  'capsule',
  'suppository',
  'sachet',
  'patch',
  'pipette',
  'puff',
  'drop',
  'application',
  'piece',
  'mL',
  'g',
  'mg',
  'unit',
] as const
export type DoseUnit = (typeof doseUnits)[number]

export const prescriptionLengths = {
  diagnosis: 300,
  advice: 2000,
  name: 120,
  strength: 60,
  note: 300,
  reason: 500,
  templateName: 80,
} as const

export const mostLines = 20
/** How often a line can be given again after the first time. */
export const mostRefills = 11
/** Days of one course, at most. */
export const longestCourse = 365
export const mostTemplates = 60

/**
 * Days for which a prescription can be filled, the day of issue included; 180 with a controlled medicine on it, as the United States have it for
 * schedules III and IV (21 CFR 1306.22: six months).
 */
export const validDays = { usual: 365, controlled: 180 } as const

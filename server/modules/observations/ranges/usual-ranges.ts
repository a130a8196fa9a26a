import type { Insertable } from 'kysely'
import type { ObservationKind } from '#contract/observations/values.ts'
import type { ObservationRangeTable } from '../tables.ts'

type Row = Insertable<ObservationRangeTable>
type Ends = readonly [low: number | null, high: number | null]
/** Months of age: from, and before. */
type Ages = readonly [from: number, to: number | null]
type Line = readonly [kind: ObservationKind, ages: Ages, first: Ends, second?: Ends]

const medlinePlus = 'MedlinePlus Medical Encyclopedia (National Library of Medicine): Vital signs, adults at rest'
const lifeSupport = 'American Heart Association: Pediatric Advanced Life Support, normal ranges awake, 2020'
const merck = 'Merck Veterinary Manual, Reference Guides: normal rectal temperatures, resting heart and respiratory rates'

const life: Ages = [0, null]
const adult: Ages = [216, null]

/** The platform's own choice where sources differ; the source stands beside each. Values in the kinds' smallest steps. */
const lists: readonly { readonly species: Row['species']; readonly source: string; readonly lines: readonly Line[] }[] = [
  {
    species: null,
    source: medlinePlus,
    lines: [
      ['temperature', adult, [365, 373]],
      ['heart_rate', adult, [60, 100]],
      ['respiratory_rate', adult, [12, 18]],
      ['blood_pressure', adult, [90, 120], [60, 80]],
    ],
  },
  {
    species: null,
    source:
      'American Diabetes Association: Standards of Care in Diabetes, fasting plasma glucose below 100 mg/dL; low below 70 mg/dL',
    lines: [['blood_glucose', life, [70, 99]]],
  },
  {
    species: null,
    source: 'World Health Organization: Pulse oximetry training manual, 2011: 95 to 100 %',
    lines: [['oxygen_saturation', life, [95, 100]]],
  },
  {
    species: null,
    source: 'American Academy of Pediatrics: fever begins at 38.0 °C, measured rectally',
    lines: [['temperature', [0, 216], [null, 379]]],
  },
  {
    species: null,
    source: lifeSupport,
    lines: [
      ['heart_rate', [0, 1], [100, 205]],
      ['heart_rate', [1, 12], [100, 180]],
      ['heart_rate', [12, 36], [98, 140]],
      ['heart_rate', [36, 72], [80, 120]],
      ['heart_rate', [72, 144], [75, 118]],
      ['heart_rate', [144, 216], [60, 100]],
      ['respiratory_rate', [0, 12], [30, 53]],
      ['respiratory_rate', [12, 36], [22, 37]],
      ['respiratory_rate', [36, 72], [20, 28]],
      ['respiratory_rate', [72, 144], [18, 25]],
      ['respiratory_rate', [144, 216], [12, 20]],
      ['blood_pressure', [1, 12], [72, 104], [37, 56]],
      ['blood_pressure', [12, 36], [86, 106], [42, 63]],
      ['blood_pressure', [36, 72], [89, 112], [46, 72]],
      ['blood_pressure', [72, 120], [97, 115], [57, 76]],
      ['blood_pressure', [120, 144], [102, 120], [61, 80]],
      ['blood_pressure', [144, 216], [110, 131], [64, 83]],
    ],
  },
  {
    species: 'dog',
    source: merck,
    lines: [
      ['temperature', life, [375, 392]],
      ['heart_rate', life, [70, 120]],
      ['respiratory_rate', life, [18, 34]],
    ],
  },
  {
    species: 'cat',
    source: merck,
    lines: [
      ['temperature', life, [381, 392]],
      ['heart_rate', life, [120, 140]],
      ['respiratory_rate', life, [16, 40]],
    ],
  },
  {
    species: 'horse',
    source: merck,
    lines: [
      ['temperature', life, [372, 382]],
      ['heart_rate', life, [28, 40]],
      ['respiratory_rate', life, [10, 14]],
    ],
  },
  { species: 'rabbit', source: merck, lines: [['temperature', life, [386, 401]]] },
  {
    species: 'dog',
    source: 'ACVIM consensus statement on systemic hypertension in dogs and cats, 2018: normotensive below 140 mmHg',
    lines: [['blood_pressure', life, [null, 139]]],
  },
  {
    species: 'cat',
    source: 'ACVIM consensus statement on systemic hypertension in dogs and cats, 2018: normotensive below 140 mmHg',
    lines: [['blood_pressure', life, [null, 139]]],
  },
  {
    species: 'dog',
    source: 'WSAVA Global Nutrition Committee: body condition score of dogs, 4 to 5 of 9 is ideal',
    lines: [['body_condition', life, [4, 5]]],
  },
  {
    species: 'cat',
    source: 'WSAVA Global Nutrition Committee: body condition score of cats, 5 of 9 is ideal',
    lines: [['body_condition', life, [5, 5]]],
  },
]

/** As rows of the table. */
export const usualRanges = (): Row[] =>
  lists.flatMap(({ species, source, lines }) =>
    lines.map(([kind, [from, to], [low, high], [secondLow, secondHigh] = [null, null]]) => ({
      kind,
      species,
      from_months: from,
      to_months: to,
      low,
      high,
      second_low: secondLow,
      second_high: secondHigh,
      source,
    })),
  )

/** Whole numbers of the smallest step of a kind, both ends included. */
export interface Bounds {
  readonly least: number
  readonly most: number
}

interface KindFacts {
  /** UCUM. */
  readonly unit: string
  /** LOINC; `null` where none is known for certain. */
  readonly code: string | null
  /** Decimals of what is kept: a value is so many tenths, hundredths … of the unit, as a whole number. */
  readonly decimals: number
  /** What can be measured at all, of whom it is measured; what is outside is a slip of the pen. */
  readonly possible: Partial<Readonly<Record<'person' | 'animal', Bounds>>>
  /** The second of two numbers that belong together. */
  readonly second?: { readonly code: string; readonly possible: Bounds }
  /** LOINC of the first number, where there are two. */
  readonly firstCode?: string
  /** Asked of the younger alone, in months. */
  readonly untilMonths?: number
}

/**
 * What is measured, in the order in which it is offered. A value is a whole number of the unit's smallest step: grams of weight (kg with 3
 * decimals), millimetres of height, tenths of a degree. Codes: LOINC; units: UCUM.
 */
export const kindFacts = {
  weight: {
    unit: 'kg',
    code: '29463-7',
    decimals: 3,
    possible: { person: { least: 200, most: 700_000 }, animal: { least: 1, most: 2_000_000 } },
  },
  height: {
    unit: 'cm',
    code: '8302-2',
    decimals: 1,
    possible: { person: { least: 200, most: 2800 }, animal: { least: 10, most: 2800 } },
  },
  head_circumference: {
    unit: 'cm',
    code: '9843-4',
    decimals: 1,
    possible: { person: { least: 150, most: 750 } },
    untilMonths: 216,
  },
  temperature: {
    unit: 'Cel',
    code: '8310-5',
    decimals: 1,
    possible: { person: { least: 250, most: 450 }, animal: { least: 150, most: 450 } },
  },
  heart_rate: {
    unit: '/min',
    code: '8867-4',
    decimals: 0,
    possible: { person: { least: 10, most: 350 }, animal: { least: 3, most: 1200 } },
  },
  respiratory_rate: {
    unit: '/min',
    code: '9279-1',
    decimals: 0,
    possible: { person: { least: 2, most: 200 }, animal: { least: 1, most: 500 } },
  },
  blood_pressure: {
    unit: 'mm[Hg]',
    code: '85354-9',
    firstCode: '8480-6',
    decimals: 0,
    possible: { person: { least: 30, most: 320 }, animal: { least: 30, most: 350 } },
    second: { code: '8462-4', possible: { least: 10, most: 250 } },
  },
  oxygen_saturation: {
    unit: '%',
    code: '59408-5',
    decimals: 0,
    possible: { person: { least: 20, most: 100 }, animal: { least: 20, most: 100 } },
  },
  blood_glucose: {
    unit: 'mg/dL',
    code: '2339-0',
    decimals: 0,
    possible: { person: { least: 10, most: 2000 }, animal: { least: 10, most: 2000 } },
  },
  body_condition: { unit: '{score}', code: null, decimals: 0, possible: { animal: { least: 1, most: 9 } } },
} as const satisfies Readonly<Record<string, KindFacts>>

export type ObservationKind = keyof typeof kindFacts
export const observationKinds = Object.keys(kindFacts) as [ObservationKind, ...ObservationKind[]]

/** The facts of a kind, as all kinds have them. */
export const factsOfKind = (kind: ObservationKind): KindFacts => kindFacts[kind]

/** Who held the thermometer; a device measures by itself. */
export const measurers = ['doctor', 'owner', 'carer', 'device'] as const
export type Measurer = (typeof measurers)[number]

/** How a value stands to the range that is usual; `unknown` where no range fits. */
export const verdicts = ['below', 'within', 'above', 'unknown'] as const
export type Verdict = (typeof verdicts)[number]

/** Points of a chart, at most. */
export const mostChartPoints = 240

/** Centiles that are drawn beside a child's course. */
export const drawnCentiles = [3, 15, 50, 85, 97] as const

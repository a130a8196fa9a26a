export const certificateKinds = ['sick_leave', 'fitness', 'pet_travel', 'vaccination'] as const
export type CertificateKind = (typeof certificateKinds)[number]

interface KindFacts {
  readonly for: readonly ('person' | 'animal')[]
  /** Whether it says from when until when. */
  readonly period: 'required' | 'none'
  /** It is worth nothing after its last day: a journey begins by then. Else it tells of days, which stay true. */
  readonly expires: boolean
}

export const certificateKindFacts = {
  sick_leave: { for: ['person'], period: 'required', expires: false },
  fitness: { for: ['person', 'animal'], period: 'required', expires: true },
  pet_travel: { for: ['animal'], period: 'required', expires: true },
  vaccination: { for: ['person', 'animal'], period: 'none', expires: false },
} as const satisfies Record<CertificateKind, KindFacts>

/** Days from the first to the last at most. */
export const longestPeriod = 366

/** What a template can be filled with, from the record and from the visit: `{{name}}`. */
export const placeholders = [
  'name',
  'birthDate',
  'from',
  'to',
  'days',
  'visitDate',
  'diagnosis',
  'species',
  'breed',
  'microchip',
  'vaccinations',
] as const
export type Placeholder = (typeof placeholders)[number]

export const certificateLengths = { name: 80, body: 4000, statement: 6000, diagnosis: 300, reason: 500, templates: 40 } as const

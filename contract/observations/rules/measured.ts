import { factsOfKind, measurers, observationKinds, type Measurer, type ObservationKind } from '../values.ts'
import type { Standing } from '../../records/values.ts'

type SubjectKind = 'person' | 'animal'

/** Kinds that are measured of a person or an animal. `months`: the age; `null` where it is not known, which leaves nothing out. */
export function kindsFor(subject: SubjectKind, months: number | null): ObservationKind[] {
  return observationKinds.filter((kind) => {
    const { possible, untilMonths } = factsOfKind(kind)
    return possible[subject] !== undefined && (untilMonths === undefined || months === null || months < untilMonths)
  })
}

/** Whom somebody may name as the one who measured: a doctor anybody, owners and carers not a doctor. */
export function measurersFor(standing: Standing): Measurer[] {
  if (standing === 'doctor') return [...measurers]
  if (standing === 'owner' || standing === 'carer') return measurers.filter((measurer) => measurer !== 'doctor')
  return []
}

/** Who measured when nobody is named. */
export const usualMeasurer = (standing: Standing): Measurer =>
  standing === 'owner' || standing === 'carer' ? standing : 'doctor'

export interface Measured {
  readonly kind: ObservationKind
  readonly value: number
  readonly second: number | null
}

/** What cannot be: the field and its code. `null`: it can. */
export function faultOf(
  { kind, value, second }: Measured,
  subject: SubjectKind,
): { field: 'kind' | 'value' | 'second'; code: string } | null {
  const facts = factsOfKind(kind)
  const possible = facts.possible[subject]
  if (!possible) return { field: 'kind', code: 'not_measured' }
  if (value < possible.least || value > possible.most) return { field: 'value', code: 'not_possible' }
  if (!facts.second) return second === null ? null : { field: 'second', code: 'one_number' }
  if (second === null) return { field: 'second', code: 'two_numbers' }
  if (second < facts.second.possible.least || second > facts.second.possible.most)
    return { field: 'second', code: 'not_possible' }
  return second < value ? null : { field: 'second', code: 'not_below_first' }
}

/** A kept value in its unit: 4500 of weight → 4.5 kg. */
export const inUnit = (kind: ObservationKind, value: number): number => value / 10 ** factsOfKind(kind).decimals

/** A value in its unit as it is kept: 4.5 kg → 4500. */
export const kept = (kind: ObservationKind, inItsUnit: number): number => Math.round(inItsUnit * 10 ** factsOfKind(kind).decimals)

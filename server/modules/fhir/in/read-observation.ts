import { z } from 'zod'
import { kept } from '#contract/observations/rules/measured.ts'
import { factsOfKind, observationKinds, type ObservationKind } from '#contract/observations/values.ts'
import type { BroughtObservation } from '#server/modules/observations/index.ts'
import { deviceMethod } from '../out/observations.ts'
import { systems } from '../systems.ts'
import { concept, getCodes, type Concept } from './concepts.ts'
import { refuseModified } from './modifiers.ts'
import { Skipped } from './skipped.ts'
import { observationStatus, readStatus } from './status.ts'

const quantity = z.looseObject({
  value: z.number(),
  comparator: z.string().optional(),
  system: z.string().optional(),
  code: z.string().optional(),
  unit: z.string().optional(),
})
const observation = z.looseObject({
  code: concept,
  effectiveDateTime: z.string(),
  method: concept.optional(),
  valueQuantity: quantity.optional(),
  component: z.array(z.looseObject({ code: concept, valueQuantity: quantity.optional() })).default([]),
})

/** Our kinds that a code names by any of its LOINC codings or, where ours has none, by its text. */
function kindsNamed(code: Concept): ObservationKind[] {
  const codes = getCodes(code, systems.loinc)
  return observationKinds.filter((kind) => {
    const ours = factsOfKind(kind).code
    return ours === null ? code.text === kind : codes.includes(ours)
  })
}

/** In the kind's smallest steps; `null` in any other unit than the kind's, for nothing is converted by guess, and for "less than 20". */
function stepsOf(kind: ObservationKind, { value, comparator, code, unit }: z.infer<typeof quantity>): number | null {
  return comparator === undefined && (code ?? unit) === factsOfKind(kind).unit ? kept(kind, value) : null
}

/**
 * What an Observation tells; `null` where it is of no kind that is kept here.
 * @throws Skipped where it is no result; z.ZodError where it has not the form of an Observation; RangeError for another unit, or a time that
 *   cannot be read
 */
export function readObservation(resource: Readonly<Record<string, unknown>>): BroughtObservation | null {
  readStatus(resource['status'], observationStatus)
  refuseModified(resource)
  if (Array.isArray(resource['focus']) && resource['focus'].length > 0) throw new Skipped('other_subject')
  const { code } = z.looseObject({ code: concept }).parse(resource)
  const [kind, another] = kindsNamed(code)
  if (!kind) return null
  if (another) throw new RangeError('An observation of two kinds')
  if (resource['dataAbsentReason'] !== undefined) throw new Skipped('not_done')
  const { effectiveDateTime, method, valueQuantity, component } = observation.parse(resource)
  const { firstCode, second: secondFacts } = factsOfKind(kind)
  const partOf = (wanted: string | undefined) =>
    component.find(({ code: part }) => wanted !== undefined && getCodes(part, systems.loinc).includes(wanted))?.valueQuantity
  const first = firstCode === undefined ? valueQuantity : partOf(firstCode)
  const value = first ? stepsOf(kind, first) : null
  const other = partOf(secondFacts?.code)
  const second = other ? stepsOf(kind, other) : null
  const isDay = /^\d{4}-\d\d-\d\d$/.test(effectiveDateTime)
  const at = new Date(isDay ? `${effectiveDateTime}T12:00:00Z` : effectiveDateTime)
  if (value === null || Number.isNaN(at.getTime()) || !/^\d{4}-\d\d-\d\d/.test(effectiveDateTime))
    throw new RangeError('An observation that cannot be read')
  return { kind, value, second, at: at.toISOString(), isDay, isByDevice: method?.text === deviceMethod }
}

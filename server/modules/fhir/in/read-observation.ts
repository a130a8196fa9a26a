import { z } from 'zod'
import { kept } from '#contract/observations/rules/measured.ts'
import { factsOfKind, observationKinds, type ObservationKind } from '#contract/observations/values.ts'
import type { BroughtObservation } from '#server/modules/observations/index.ts'
import { deviceMethod } from '../out/observations.ts'
import { systems } from '../systems.ts'

const concept = z.looseObject({
  text: z.string().optional(),
  coding: z.array(z.looseObject({ system: z.string().optional(), code: z.string().optional() })).optional(),
})
type Concept = z.infer<typeof concept>
const quantity = z.looseObject({
  value: z.number(),
  system: z.string().optional(),
  code: z.string().optional(),
  unit: z.string().optional(),
})
const observation = z.looseObject({
  status: z.string(),
  code: concept,
  effectiveDateTime: z.string(),
  method: concept.optional(),
  valueQuantity: quantity.optional(),
  component: z.array(z.looseObject({ code: concept, valueQuantity: quantity.optional() })).default([]),
})

const loincOf = ({ coding }: Concept) => coding?.find(({ system }) => system === systems.loinc)?.code

/** Our kind of what LOINC's code or, where there is none, the text names. */
const kindOf = (code: Concept): ObservationKind | undefined =>
  observationKinds.find((kind) => {
    const ours = factsOfKind(kind).code
    return ours === null ? code.text === kind : ours === loincOf(code)
  })

/** In the kind's smallest steps; `null` in any other unit than the kind's: nothing is converted by guess. */
function stepsOf(kind: ObservationKind, { value, code, unit }: z.infer<typeof quantity>): number | null {
  return (code ?? unit) === factsOfKind(kind).unit ? kept(kind, value) : null
}

/**
 * What an Observation tells; `null` where it is of no kind that is kept here, `'entered-in-error'` where it says so of itself.
 * @throws z.ZodError where it has not the form of an Observation; RangeError for another unit, or a time that cannot be read
 */
export function readObservation(resource: unknown): BroughtObservation | 'entered-in-error' | null {
  const { status, code, effectiveDateTime, method, valueQuantity, component } = observation.parse(resource)
  if (status === 'entered-in-error') return status
  const kind = kindOf(code)
  if (!kind) return null
  const { firstCode, second: secondFacts } = factsOfKind(kind)
  const partOf = (wanted: string | undefined) =>
    component.find(({ code: part }) => wanted !== undefined && loincOf(part) === wanted)?.valueQuantity
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

import { z } from 'zod'
import type { SentBundle } from '#contract/fhir/schemas.ts'
import type { LeftOutReason } from '#contract/fhir/values.ts'
import { newFacts } from '#contract/records/entry-schemas.ts'
import type { BroughtObservation } from '#server/modules/observations/index.ts'
import type { ToldFacts } from '#server/modules/records/index.ts'
import { readObservation } from './read-observation.ts'

export interface ReadBundle {
  readonly told: readonly ToldFacts[]
  readonly measured: readonly BroughtObservation[]
  readonly leftOut: readonly { readonly type: string; readonly reason: LeftOutReason }[]
}

/** Texts of a concept: its own, else what its first coding is called. */
const concept = z
  .looseObject({ text: z.string().optional(), coding: z.array(z.looseObject({ display: z.string().optional() })).optional() })
  .transform(({ text, coding }) => text ?? coding?.find(({ display }) => display)?.display ?? '')
const code = z
  .looseObject({ coding: z.array(z.looseObject({ code: z.string().optional() })).optional() })
  .transform(({ coding }) => coding?.[0]?.code ?? null)
/** Of a date or an instant of FHIR, the day; of a year or a month, which say no day, none. */
const day = z.string().transform((text) => (/^\d{4}-\d\d-\d\d/.test(text) ? text.slice(0, 10) : null))
const notes = z.array(z.looseObject({ text: z.string() })).transform((given) => given.map(({ text }) => text).join('\n'))
const reference = z.looseObject({ reference: z.string().optional() }).transform((given) => given.reference ?? null)

const allergy = z.looseObject({
  code: concept,
  verificationStatus: code.optional(),
  onsetDateTime: day.optional(),
  reaction: z.array(z.looseObject({ manifestation: z.array(concept).default([]), severity: z.string().optional() })).default([]),
})
const condition = z.looseObject({
  code: concept,
  clinicalStatus: code.optional(),
  verificationStatus: code.optional(),
  onsetDateTime: day.optional(),
  abatementDateTime: day.optional(),
  note: notes.optional(),
})
const medication = z.looseObject({
  status: z.string(),
  medicationCodeableConcept: concept,
  effectivePeriod: z.looseObject({ start: day.optional(), end: day.optional() }).optional(),
  effectiveDateTime: day.optional(),
  dosage: z.array(z.looseObject({ text: z.string().optional() })).optional(),
  note: notes.optional(),
})
const immunization = z.looseObject({
  status: z.string(),
  vaccineCode: concept,
  occurrenceDateTime: day,
  lotNumber: z.string().optional(),
})
const recommendation = z.looseObject({
  recommendation: z.array(
    z.looseObject({
      dateCriterion: z.array(z.looseObject({ value: day })).default([]),
      supportingImmunization: z.array(reference).default([]),
    }),
  ),
})

const severities = new Set(['mild', 'moderate', 'severe'])
const inError = 'entered-in-error'

/** What one resource tells; `null` where it is of a kind that owners do not tell. */
function factsOf(resource: { resourceType: string }, dueOf: ReadonlyMap<string, string>, url: string): unknown {
  switch (resource.resourceType) {
    case 'AllergyIntolerance': {
      const { code: substance, verificationStatus, onsetDateTime, reaction } = allergy.parse(resource)
      if (verificationStatus === inError) return inError
      const severity = reaction[0]?.severity
      return {
        kind: 'allergy',
        substance,
        reaction: reaction.flatMap(({ manifestation }) => manifestation.filter((text) => text !== '')).join(', '),
        severity: severity !== undefined && severities.has(severity) ? severity : 'unknown',
        since: onsetDateTime ?? null,
      }
    }
    case 'Condition': {
      const { code: name, clinicalStatus, verificationStatus, onsetDateTime, abatementDateTime, note } = condition.parse(resource)
      if (verificationStatus === inError) return inError
      const isOver = clinicalStatus === 'resolved' || clinicalStatus === 'inactive' || clinicalStatus === 'remission'
      return {
        kind: 'condition',
        name,
        state: isOver ? 'resolved' : 'active',
        since: onsetDateTime ?? null,
        until: isOver ? (abatementDateTime ?? null) : null,
        remark: note ?? '',
      }
    }
    case 'MedicationStatement': {
      const {
        status,
        medicationCodeableConcept: name,
        effectivePeriod,
        effectiveDateTime,
        dosage,
        note,
      } = medication.parse(resource)
      if (status === inError) return inError
      return {
        kind: 'medication',
        name,
        dose: dosage?.map(({ text }) => text ?? '').join('; ') ?? '',
        since: effectivePeriod?.start ?? effectiveDateTime ?? null,
        until: effectivePeriod?.end ?? null,
        remark: note ?? '',
      }
    }
    case 'Immunization': {
      const { status, vaccineCode: vaccine, occurrenceDateTime: date, lotNumber } = immunization.parse(resource)
      if (status === inError) return inError
      return { kind: 'vaccination', vaccine, date, due: dueOf.get(url) ?? null, batch: lotNumber ?? '' }
    }
    default:
      return null
  }
}

/** Resources that stand around what is told: not taken in, and not missed. */
const framing = new Set(['Patient', 'Practitioner', 'RelatedPerson', 'Provenance', 'ImmunizationRecommendation'])

/** What a bundle tells that an owner may tell; everything else with the reason why not. Nothing in it is believed to be a doctor's. */
export function readBundle({ entry }: SentBundle): ReadBundle {
  const told: ToldFacts[] = []
  const measured: BroughtObservation[] = []
  const leftOut: { type: string; reason: LeftOutReason }[] = []
  const dueOf = dueDates(entry)
  for (const { resource, fullUrl } of entry) {
    if (!resource || framing.has(resource.resourceType)) continue
    const type = resource.resourceType
    if (type === 'Observation') {
      const found = attempt(() => readObservation(resource))
      if (found === undefined) leftOut.push({ type, reason: 'unreadable' })
      else if (found === null) leftOut.push({ type, reason: 'not_kept' })
      else if (found === inError) leftOut.push({ type, reason: 'entered_in_error' })
      else measured.push(found)
      continue
    }
    const facts = attempt(() => factsOf(resource, dueOf, String(fullUrl)))
    if (facts === null) leftOut.push({ type, reason: 'not_told_by_owners' })
    else if (facts === inError) leftOut.push({ type, reason: 'entered_in_error' })
    else {
      const parsed = newFacts.safeParse(facts)
      if (parsed.success) told.push(parsed.data as ToldFacts)
      else leftOut.push({ type, reason: 'unreadable' })
    }
  }
  return { told, measured, leftOut }
}

/** `undefined`, which is no facts, where the resource has not the form of its kind. */
function attempt<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch (error) {
    if (error instanceof z.ZodError || error instanceof RangeError) return undefined
    throw error
  }
}

/** When the next vaccination is due, by the address of the one before. */
function dueDates(entries: SentBundle['entry']): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const { resource } of entries) {
    if (resource?.resourceType !== 'ImmunizationRecommendation') continue
    for (const { dateCriterion, supportingImmunization } of recommendation.safeParse(resource).data?.recommendation ?? []) {
      const due = dateCriterion[0]?.value
      for (const url of supportingImmunization) if (due && url) found.set(url, due)
    }
  }
  return found
}

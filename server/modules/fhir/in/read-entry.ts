import { z } from 'zod'
import { chooseName, concept, isAbsence, type Concept, type KnowsName } from './concepts.ts'
import { refuseModified } from './modifiers.ts'
import { Skipped } from './skipped.ts'
import {
  allergyClinicalStatus,
  conditionClinicalStatus,
  formerStatus,
  immunizationStatus,
  medicationStatus,
  readStatus,
  verificationStatus,
} from './status.ts'

/** Of a date or an instant of FHIR, the day; of a year or a month, which say no day, none. */
export const day = z.string().transform((text) => (/^\d{4}-\d\d-\d\d/.test(text) ? text.slice(0, 10) : null))
const notes = z.array(z.looseObject({ text: z.string() })).transform((given) => given.map(({ text }) => text))
const text = z.looseObject({ text: z.string().optional() })

const allergy = z.looseObject({
  code: concept.optional(),
  onsetDateTime: day.optional(),
  reaction: z
    .array(
      z.looseObject({
        substance: concept.optional(),
        manifestation: z.array(concept).default([]),
        severity: z.string().optional(),
      }),
    )
    .default([]),
})
const condition = z.looseObject({
  code: concept,
  onsetDateTime: day.optional(),
  abatementDateTime: day.optional(),
  note: notes.default([]),
})
const medication = z.looseObject({
  status: z.string(),
  statusReason: z.array(concept).default([]),
  medicationCodeableConcept: concept,
  effectivePeriod: z.looseObject({ start: day.optional(), end: day.optional() }).optional(),
  effectiveDateTime: day.optional(),
  dosage: z.array(text).default([]),
  note: notes.default([]),
})
const immunization = z.looseObject({
  vaccineCode: concept,
  occurrenceDateTime: day,
  lotNumber: z.string().optional(),
  isSubpotent: z.boolean().optional(),
})

/** Mildest first. */
const severities = ['mild', 'moderate', 'severe']

interface Reading {
  readonly knowsName: KnowsName
  /** When the next vaccination is due, by the address of the one before. */
  readonly dueDates: ReadonlyMap<string, string>
  readonly url: string
  /** `2026-11-20`; absent where no clock is at hand. */
  readonly today?: string | undefined
}

type Sent = Readonly<Record<string, unknown>> & { readonly resourceType: string }

/**
 * What a resource says as facts of an entry, not yet checked; `null` where it is of a kind that owners do not report.
 * @throws Skipped where it must not become a fact; z.ZodError where it has not the form of its kind
 */
export function readEntry(resource: Sent, reading: Reading): unknown {
  switch (resource.resourceType) {
    case 'AllergyIntolerance':
      return readAllergy(resource, reading)
    case 'Condition':
      return readCondition(resource)
    case 'MedicationStatement':
      return readMedication(resource, reading)
    case 'Immunization':
      return readImmunization(resource, reading)
    default:
      return null
  }
}

/** @throws Skipped for what states that there is none */
function refuseAbsence(code: Concept | undefined): void {
  if (code && isAbsence(code)) throw new Skipped('none_known')
}

function readAllergy(resource: Sent, { knowsName }: Reading) {
  readStatus(resource['verificationStatus'], verificationStatus, { keep: 'kept' })
  // Without a clinical status it may well be current, and a missed allergy does harm.
  readStatus(resource['clinicalStatus'], allergyClinicalStatus, { keep: 'kept' })
  readStatus(resource['status'], formerStatus, { keep: 'kept' })
  refuseModified(resource)
  const { code, onsetDateTime, reaction } = allergy.parse(resource)
  refuseAbsence(code)
  const named = [code, ...reaction.map(({ substance }) => substance)].filter((one) => one !== undefined)
  for (const one of named) refuseAbsence(one)
  const isKnown = (name: string) => knowsName('allergy', name)
  const worst = Math.max(...reaction.map(({ severity }) => severities.indexOf(severity ?? '')), -1)
  return {
    kind: 'allergy',
    substance: named.map((one) => chooseName(one, isKnown)).find((name) => name !== '') ?? '',
    reaction: reaction
      .flatMap(({ manifestation }) => manifestation.map((one) => chooseName(one)).filter((name) => name !== ''))
      .join(', '),
    severity: severities[worst] ?? 'unknown',
    since: onsetDateTime ?? null,
  }
}

function readCondition(resource: Sent) {
  readStatus(resource['verificationStatus'], verificationStatus, { keep: 'kept' })
  readStatus(resource['status'], formerStatus, { keep: 'kept' })
  const hasEnded = Object.keys(resource).some((name) => name.startsWith('abatement') && resource[name] !== false)
  const state = readStatus(
    resource['clinicalStatus'],
    conditionClinicalStatus,
    hasEnded ? { keep: 'resolved' } : 'unclear_status',
  )
  if (hasEnded && state === 'active') throw new Skipped('unclear_status')
  refuseModified(resource)
  const { code: name, onsetDateTime, abatementDateTime, note } = condition.parse(resource)
  refuseAbsence(name)
  return {
    kind: 'condition',
    name: chooseName(name),
    state,
    since: onsetDateTime ?? null,
    until: state === 'active' ? null : (abatementDateTime ?? null),
    remark: note.join('\n'),
  }
}

function readMedication(resource: Sent, { knowsName, today }: Reading) {
  const meaning = readStatus(resource['status'], medicationStatus)
  refuseModified(resource)
  const parsed = medication.parse(resource)
  const { medicationCodeableConcept: name, effectivePeriod, effectiveDateTime, statusReason, dosage, note } = parsed
  refuseAbsence(name)
  const since = effectivePeriod?.start ?? effectiveDateTime ?? null
  const until = effectivePeriod?.end ?? (meaning === 'over' ? (effectiveDateTime ?? null) : null)
  if (meaning === 'over') {
    if (until === null) throw new Skipped('ended')
    if (today !== undefined && until > today) throw new Skipped('unclear_status')
  }
  return {
    kind: 'medication',
    name: chooseName(name, (one) => knowsName('medication', one)),
    dose: dosage
      .map((one) => one.text ?? '')
      .filter((one) => one !== '')
      .join('; '),
    since,
    until,
    remark: [...statusReason.map((reason) => chooseName(reason)), ...note].filter((line) => line !== '').join('\n'),
  }
}

function readImmunization(resource: Sent, { dueDates, url }: Reading) {
  readStatus(resource['status'], immunizationStatus)
  refuseModified(resource)
  const { vaccineCode: vaccine, occurrenceDateTime: date, lotNumber, isSubpotent } = immunization.parse(resource)
  refuseAbsence(vaccine)
  if (isSubpotent) throw new Skipped('subpotent')
  return { kind: 'vaccination', vaccine: chooseName(vaccine), date, due: dueDates.get(url) ?? null, batch: lotNumber ?? '' }
}

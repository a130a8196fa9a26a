import { z } from 'zod'
import type { BundlePatient, SentBundle } from '#contract/fhir/schemas.ts'
import type { LeftOutReason } from '#contract/fhir/values.ts'
import { newFacts } from '#contract/records/entry-schemas.ts'
import type { BroughtObservation } from '#server/modules/observations/index.ts'
import type { ToldFacts } from '#server/modules/records/index.ts'
import { concept, getNames, type KnowsName } from './concepts.ts'
import { readDueDates } from './due-dates.ts'
import { readPatients, type BundlePatients } from './patients.ts'
import { readEntry } from './read-entry.ts'
import { readObservation } from './read-observation.ts'
import { Skipped } from './skipped.ts'

export interface LeftOut {
  readonly type: string
  readonly reason: LeftOutReason
  /** What it is called, if it says. */
  readonly name?: string
}

export interface ReadBundle {
  readonly patients: readonly BundlePatient[]
  /** Whose resources are read, by `reference`; `null` where there are several and none is chosen, or where the bundle names none. */
  readonly patient: string | null
  readonly told: readonly ToldFacts[]
  readonly measured: readonly BroughtObservation[]
  readonly leftOut: readonly LeftOut[]
}

interface Options {
  /** The patient to read; required where the bundle covers several. */
  readonly patient?: string | undefined
  readonly knowsName?: KnowsName
  /** `2026-11-20`. */
  readonly today?: string
}

type Entry = SentBundle['entry'][number]
type Resource = NonNullable<Entry['resource']>

/** Resources that stand around what is told: not taken in, and not missed. */
const framing = new Set(['Patient', 'Practitioner', 'RelatedPerson', 'Provenance', 'ImmunizationRecommendation'])
/** Of these, whose they are matters; of all others nothing is read. */
const imported = new Set(['AllergyIntolerance', 'Condition', 'MedicationStatement', 'Immunization', 'Observation'])

/** What a bundle tells that an owner may tell; everything else with the reason why not. Nothing in it is believed to be a doctor's. */
export function readBundle(bundle: SentBundle, { patient: chosen, knowsName = () => false, today }: Options = {}): ReadBundle {
  const covered = readPatients(bundle)
  const { patients } = covered
  const patient = chosen ?? (patients.length === 1 ? patients[0]!.reference : null)
  const told: ToldFacts[] = []
  const measured: BroughtObservation[] = []
  const leftOut: LeftOut[] = []
  if (patient === null && patients.length > 1) return { patients, patient, told, measured, leftOut }
  const dueDates = readDueDates(bundle.entry)
  for (const entry of bundle.entry) {
    const { resource, fullUrl } = entry
    if (!resource || framing.has(resource.resourceType)) continue
    const reason = attempt(() => {
      refuseOthers(entry, covered, patient)
      if (resource.resourceType === 'Observation') {
        const found = readObservation(resource)
        if (found === null) return 'not_kept'
        measured.push(found)
        return null
      }
      const facts = readEntry(resource, { knowsName, dueDates, url: String(fullUrl), today })
      if (facts === null) return 'not_told_by_owners'
      told.push(newFacts.parse(facts) as ToldFacts)
      return null
    })
    if (reason !== null) leftOut.push(leftOutBy(resource, reason))
  }
  return { patients, patient, told, measured, leftOut }
}

/** @throws Skipped for what is not about the patient who is read */
function refuseOthers(entry: Entry, { patients, ownerOf }: BundlePatients, patient: string | null): void {
  const owner = ownerOf(entry)
  if (typeof owner === 'object') {
    if (owner.patient !== patient) throw new Skipped('other_patient')
    return
  }
  if (!imported.has(entry.resource!.resourceType)) return
  if (owner === 'not_a_patient') throw new Skipped('other_subject')
  if (owner === 'unclear' || patients.length > 1) throw new Skipped('no_patient')
}

/** Why it is left out, if it is. */
function attempt(read: () => LeftOutReason | null): LeftOutReason | null {
  try {
    return read()
  } catch (error) {
    if (error instanceof Skipped) return error.reason
    if (error instanceof z.ZodError || error instanceof RangeError) return 'unreadable'
    throw error
  }
}

const longestName = 120

/** Of another patient only that there is something. */
function leftOutBy(resource: Resource, reason: LeftOutReason): LeftOut {
  const type = resource.resourceType
  if (reason === 'other_patient') return { type, reason }
  const code = resource['code'] ?? resource['medicationCodeableConcept'] ?? resource['vaccineCode']
  const name = getNames(concept.safeParse(code).data ?? {})[0]?.slice(0, longestName)
  return { type, reason, ...(name !== undefined && { name }) }
}

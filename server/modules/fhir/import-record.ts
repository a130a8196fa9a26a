import type { BundleImport, ImportReport } from '#contract/fhir/schemas.ts'
import { mostSkippedNames, type LeftOutReason } from '#contract/fhir/values.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { invalid } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { dayIn } from '#server/kernel/wall-clock.ts'
import type { Work } from '#server/kernel/work.ts'
import { isKnownAllergen, isKnownMedicine } from '#server/modules/formulary/index.ts'
import { takeInObservations } from '#server/modules/observations/index.ts'
import { listAllergens, openRecord, takeIn, type ToldFacts } from '#server/modules/records/index.ts'
import type { KnowsName } from './in/concepts.ts'
import { readBundle, type LeftOut } from './in/read-bundle.ts'

/** Types of resource that entries are told by. */
const typeOf = {
  allergy: 'AllergyIntolerance',
  condition: 'Condition',
  medication: 'MedicationStatement',
  vaccination: 'Immunization',
} as const

/**
 * Takes into the record what the bundle tells and the record does not say yet, as told by the owner: all of it or, where something fails,
 * nothing. A rehearsal answers the same and writes nothing.
 * @throws Refusal as `openRecord` for writing; 422 `patient` where the bundle covers several and none of them is chosen, or another one
 */
export async function importRecord(
  platform: Platform,
  actor: Actor,
  { id, bundle, isRehearsal, patient: chosen }: BundleImport & { readonly id: string },
): Promise<ImportReport> {
  const today = dayIn(actor.timeZone, platform.clock.now())
  return platform.transact(async (work) => {
    const opened = await openRecord(work.db, actor, id, 'write', platform.clock.now())
    const read = readBundle(bundle, { patient: chosen, knowsName: await readKnownNames(work), today })
    const { patients, patient, told, measured } = read
    if (chosen !== undefined && !patients.some(({ reference }) => reference === chosen))
      throw invalid('patient', 'no_such_patient', 'The file has no such patient')
    if (patient === null && patients.length > 1 && !isRehearsal)
      throw invalid('patient', 'choose_patient', 'The file covers several patients: choose one')
    const { added, known, impossible } = await takeIn(platform, work, actor, opened, { told, isRehearsal })
    const observations = await takeInObservations(platform, work, actor, opened, { brought: measured, isRehearsal })
    return {
      patients: [...patients],
      patient,
      added: [
        ...counted(added).map(([kind, count]) => ({ kind, count })),
        ...(observations.added > 0 ? [{ kind: 'observation' as const, count: observations.added }] : []),
      ],
      known: known + observations.known,
      leftOut: groupLeftOut([
        ...read.leftOut,
        ...impossible.map(({ facts, code }) => ({
          type: typeOf[facts.kind],
          reason: reasonOf(code),
          name: lineTitle(facts),
        })),
        ...observations.impossible.map((code) => ({ type: 'Observation', reason: reasonOf(code) })),
      ]),
    }
  })
}

const reasonOf = (code: string): LeftOutReason => (code === 'before_birth' ? code : 'unreadable')

const lineTitle = (facts: ToldFacts): string =>
  facts.kind === 'allergy' ? facts.substance : facts.kind === 'vaccination' ? facts.vaccine : facts.name

/** Allergens of the reference list, and what the formulary understands. */
async function readKnownNames(work: Work): Promise<KnowsName> {
  const listed = new Set((await listAllergens(work.db)).map(({ name }) => name.toLowerCase()))
  return (kind, name) => (kind === 'allergy' ? listed.has(name.toLowerCase()) || isKnownAllergen(name) : isKnownMedicine(name))
}

/** By type and reason, in the order in which they were first met. */
function groupLeftOut(all: readonly LeftOut[]): ImportReport['leftOut'] {
  const groups = new Map<string, ImportReport['leftOut'][number]>()
  for (const { type, reason, name } of all) {
    const key = `${reason} ${type}`
    const { count, names } = groups.get(key) ?? { count: 0, names: [] as string[] }
    const isShown = name !== undefined && names.length < mostSkippedNames && !names.includes(name)
    groups.set(key, { type, reason, count: count + 1, names: isShown ? [...names, name] : names })
  }
  return [...groups.values()]
}

/** Each once with how often it stands there, in the order in which they were first met. */
function counted<T>(values: readonly T[]): [T, number][] {
  const counts = new Map<T, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
}

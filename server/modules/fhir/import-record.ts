import type { ImportReport, SentBundle } from '#contract/fhir/schemas.ts'
import type { LeftOutReason } from '#contract/fhir/values.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { takeInObservations } from '#server/modules/observations/index.ts'
import { openRecord, takeIn } from '#server/modules/records/index.ts'
import { readBundle } from './in/read-bundle.ts'

/** Types of resource that entries are told by. */
const typeOf = {
  allergy: 'AllergyIntolerance',
  condition: 'Condition',
  medication: 'MedicationStatement',
  vaccination: 'Immunization',
} as const

/**
 * Takes into the record what the bundle tells and the record does not say yet, as told by the owner: all of it or, where something fails,
 * nothing. A rehearsal answers the same and writes nothing. @throws Refusal as `openRecord` for writing
 */
export async function importRecord(
  platform: Platform,
  actor: Actor,
  { id, bundle, isRehearsal }: { readonly id: string; readonly bundle: SentBundle; readonly isRehearsal: boolean },
): Promise<ImportReport> {
  const { told, measured, leftOut } = readBundle(bundle)
  return platform.transact(async (work) => {
    const opened = await openRecord(work.db, actor, id, 'write', platform.clock.now())
    const { added, known, impossible } = await takeIn(platform, work, actor, opened, { told, isRehearsal })
    const observations = await takeInObservations(platform, work, actor, opened, { brought: measured, isRehearsal })
    const unread = [
      ...impossible.map(({ kind }) => typeOf[kind]),
      ...Array.from({ length: observations.impossible }, () => 'Observation' as const),
    ].map((type) => ({ type, reason: 'unreadable' as LeftOutReason }))
    return {
      added: [
        ...counted(added).map(([kind, count]) => ({ kind, count })),
        ...(observations.added > 0 ? [{ kind: 'observation' as const, count: observations.added }] : []),
      ],
      known: known + observations.known,
      leftOut: counted([...leftOut, ...unread].map(({ type, reason }) => `${reason} ${type}` as const)).map(([key, count]) => {
        const [reason, type] = key.split(' ', 2) as [LeftOutReason, string]
        return { type, reason, count }
      }),
    }
  })
}

/** Each once with how often it stands there, in the order in which they were first met. */
function counted<T>(values: readonly T[]): [T, number][] {
  const counts = new Map<T, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
}

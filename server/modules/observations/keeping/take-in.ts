import { measurersFor, usualMeasurer, type Measured } from '#contract/observations/rules/measured.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { Refusal } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import type { OpenedRecord } from '#server/modules/records/index.ts'
import { observationsOf } from '../current.ts'
import { refuseImpossible } from './add-observation.ts'
import { writeObservations, type Said } from './editions.ts'

export interface BroughtObservation extends Measured {
  /** ISO 8601 in UTC; noon of the day where only that is known. */
  readonly at: string
  readonly isDay: boolean
  readonly isByDevice: boolean
}

interface TakenIn {
  readonly added: number
  /** So many stand in the record already. */
  readonly known: number
  /** Of what cannot have been measured, or not then: the code that says why. */
  readonly impossible: readonly string[]
}

/**
 * Takes in what somebody brings from elsewhere, as told by whoever brings it, but for what stands in the record already; the record is open to
 * write. A rehearsal answers the same and writes nothing.
 */
export async function takeInObservations(
  platform: Platform,
  work: Work,
  actor: Actor,
  opened: OpenedRecord,
  { brought, isRehearsal }: { readonly brought: readonly BroughtObservation[]; readonly isRehearsal: boolean },
): Promise<TakenIn> {
  const seen = new Set((await observationsOf(work.db, opened.subject)).map(keyOf))
  const mayNameDevices = measurersFor(opened.standing).includes('device')
  const said: Said[] = []
  let known = 0
  const impossible: string[] = []
  for (const { kind, value, second, at, isDay, isByDevice } of brought) {
    const key = keyOf({ kind, value, second, at })
    if (seen.has(key)) {
      known += 1
      continue
    }
    seen.add(key)
    const measurer = isByDevice && mayNameDevices ? ('device' as const) : usualMeasurer(opened.standing)
    const told = { kind, value, second, at: new Date(at), isDay, measurer }
    const code = impossibleIn(platform, opened, told)
    if (code === null) said.push(told)
    else impossible.push(code)
  }
  if (!isRehearsal && said.length > 0) await writeObservations(platform, work, actor, { opened, said })
  return { added: said.length, known, impossible }
}

const keyOf = ({ kind, value, second, at }: Pick<BroughtObservation, 'kind' | 'value' | 'second' | 'at'>) =>
  [kind, value, second, Date.parse(at)].join(' ')

/** The code of what cannot be; `null` where all of it can. */
function impossibleIn(platform: Platform, opened: OpenedRecord, told: Said): string | null {
  try {
    refuseImpossible(platform, opened, told)
    return null
  } catch (error) {
    if (error instanceof Refusal) return error.more.errors?.[0]?.code ?? error.code
    throw error
  }
}

import type { NewFacts } from '#contract/records/entry-schemas.ts'
import type { EntryKind } from '#contract/records/values.ts'
import { writableKinds } from '#contract/records/rules.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { forbidden, Refusal } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import type { OpenedRecord } from '../access/open-record.ts'
import { ofSubject } from '../subjects.ts'
import { refuseImpossibleDays } from './days.ts'
import { writeEntry } from './editions.ts'

export type ToldFacts = Exclude<NewFacts, { kind: 'document' }>

interface TakenIn {
  readonly added: readonly EntryKind[]
  /** So many say what the record says already. */
  readonly known: number
  /** Facts with days that cannot be, and the code that says why. */
  readonly impossible: readonly { readonly facts: ToldFacts; readonly code: string }[]
}

/**
 * Takes in what somebody brings from elsewhere, as told by the owner, but for what holds in the record already; the record is open to write.
 * A rehearsal does the same and writes nothing.
 */
export async function takeIn(
  platform: Platform,
  work: Work,
  actor: Actor,
  opened: OpenedRecord,
  { told, isRehearsal }: { readonly told: readonly ToldFacts[]; readonly isRehearsal: boolean },
): Promise<TakenIn> {
  const kinds = writableKinds(opened.standing, true)
  const seen = new Set(await heldFacts(work, opened))
  const added: EntryKind[] = []
  const impossible: { facts: ToldFacts; code: string }[] = []
  let known = 0
  for (const facts of told) {
    if (!kinds.includes(facts.kind)) throw forbidden('record_read_only', 'This record can only be read')
    const key = keyOf(facts)
    if (seen.has(key)) {
      known += 1
      continue
    }
    seen.add(key)
    const code = impossibleDay(platform, actor, opened, facts)
    if (code !== null) {
      impossible.push({ facts, code })
      continue
    }
    if (!isRehearsal) await writeEntry(platform, work, actor, opened, { facts, appointmentId: null, file: null })
    added.push(facts.kind)
  }
  return { added, known, impossible }
}

/** What entries that were not withdrawn say. */
async function heldFacts(work: Work, { subject }: OpenedRecord): Promise<string[]> {
  const rows = await work.db
    .selectFrom('record_entries as entry')
    .innerJoin('record_entry_editions as said', (join) =>
      join.onRef('said.entry_id', '=', 'entry.id').onRef('said.edition', '=', 'entry.edition'),
    )
    .select('data')
    .where(ofSubject('entry', subject))
    .where('withdrawn_at', 'is', null)
    .execute()
  return rows.map(({ data }) => keyOf(data))
}

/** The same for facts that say the same. What ties them to lists of this installation says nothing about anybody. */
function keyOf(facts: object): string {
  const { referenceId: _list, medicineId: _formulary, ...said } = facts as Record<string, unknown>
  return JSON.stringify(Object.entries(said).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** The code of what cannot be; `null` where all days can. */
function impossibleDay(platform: Platform, actor: Actor, { subject }: OpenedRecord, facts: ToldFacts): string | null {
  try {
    refuseImpossibleDays(platform, actor, subject, facts)
    return null
  } catch (error) {
    if (error instanceof Refusal) return error.more.errors?.[0]?.code ?? error.code
    throw error
  }
}

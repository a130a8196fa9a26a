import type { z } from 'zod'
import type { entryCorrection, entryWithdrawal } from '#contract/records/schemas.ts'
import type { EntryFacts } from '#contract/records/entry-schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict, invalid } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { settled } from './add-entry.ts'
import { refuseImpossibleDays } from './days.ts'
import { lockEntry, writeEdition } from './editions.ts'

/**
 * Another edition over the one that was read. The same words again change nothing.
 * @throws Refusal 404, 403 `record_not_author`, 409 `record_entry_withdrawn`, 409 `record_entry_changed` when somebody was faster, 422
 */
export async function correctEntry(
  platform: Platform,
  actor: Actor,
  id: string,
  input: z.output<typeof entryCorrection>,
): Promise<void> {
  await platform.transact(async (work) => {
    const locked = await lockEntry(platform, work, actor, id, input.edition)
    if (input.facts.kind !== locked.entry.kind) throw invalid('facts.kind', 'other_kind', 'An entry keeps its kind')
    refuseImpossibleDays(platform, actor, locked.subject, input.facts)
    const facts = await settled(work, input.facts)
    if (isSame(facts, await factsOf(work, id, input.edition))) return
    await writeEdition(platform, work, actor, locked, { act: 'correct', facts, reason: input.reason })
  })
}

/** Out of what holds, with a reason; it stays in the timeline, marked. @throws Refusal as `correctEntry` */
export async function withdrawEntry(
  platform: Platform,
  actor: Actor,
  id: string,
  { edition, reason }: z.output<typeof entryWithdrawal>,
): Promise<void> {
  await platform.transact(async (work) => {
    const locked = await lockEntry(platform, work, actor, id, edition)
    await writeEdition(platform, work, actor, locked, { act: 'withdraw', facts: await factsOf(work, id, edition), reason })
  })
}

/** A doctor stands for what an owner told. @throws Refusal as `correctEntry`; 409 `record_nothing_new` where nothing is to be confirmed */
export async function confirmEntry(platform: Platform, actor: Actor, id: string, edition: number): Promise<void> {
  await platform.transact(async (work) => {
    const locked = await lockEntry(platform, work, actor, id, edition)
    if (!locked.entry.told_by_owner || locked.entry.confirmed_at !== null)
      throw conflict('record_nothing_new', 'There is nothing to confirm')
    await writeEdition(platform, work, actor, locked, { act: 'confirm', facts: await factsOf(work, id, edition) })
  })
}

async function factsOf(work: Work, id: string, edition: number): Promise<EntryFacts> {
  const { data } = await work.db
    .selectFrom('record_entry_editions')
    .select('data')
    .where('entry_id', '=', id)
    .where('edition', '=', edition)
    .executeTakeFirstOrThrow()
  return data
}

const sorted = (facts: EntryFacts) => JSON.stringify(Object.entries(facts).toSorted(([one], [other]) => (one < other ? -1 : 1)))
const isSame = (one: EntryFacts, other: EntryFacts) => sorted(one) === sorted(other)

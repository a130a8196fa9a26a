import type { z } from 'zod'
import type { contactMessageItem, handledOutcomes } from '#contract/admin/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { contactMessageOf } from './contact-messages.ts'
import { doneIn, outcomesOf } from './outcomes.ts'

/** Marks a message as handled, or opens it again; marking one twice keeps who was first. @throws Refusal 404. */
export function markContactMessage(
  platform: Platform,
  actor: Actor,
  { id, handled }: { id: string; handled: boolean },
): Promise<z.infer<typeof contactMessageItem>> {
  return platform.transact(async (work) => {
    const [outcome] = await mark(platform, work, actor, [id], handled)
    if (outcome?.outcome !== 'done' && outcome?.outcome !== 'unchanged') throw notFound()
    const row = await work.db.selectFrom('contact_messages').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    return contactMessageOf(row)
  })
}

/** The same for several; those marked already stay as they are. */
export function markContactMessages(
  platform: Platform,
  actor: Actor,
  { ids, handled }: { ids: readonly string[]; handled: boolean },
): Promise<z.infer<typeof handledOutcomes>> {
  return platform.transact(async (work) => ({ outcomes: await mark(platform, work, actor, ids, handled) }))
}

async function mark(platform: Platform, work: Work, actor: Actor, ids: readonly string[], handled: boolean) {
  // In the order of their ids, so that two administrators wait for one another rather than both for ever.
  const rows = await work.db
    .selectFrom('contact_messages')
    .select(['id', 'handled_at'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
  const outcomes = outcomesOf(ids, rows, (row) => ((row.handled_at !== null) === handled ? 'unchanged' : 'done'))
  const changed = doneIn(outcomes)
  if (changed.length === 0) return outcomes
  await work.db
    .updateTable('contact_messages')
    .set({ handled_at: handled ? platform.clock.now() : null, handled_by: handled ? actor.userId : null })
    .where('id', 'in', changed)
    .execute()
  const action = handled ? 'contactMessage.handle' : 'contactMessage.reopen'
  for (const recordId of changed) await work.audit({ action, recordKind: 'contactMessage', recordId, userId: actor.userId })
  return outcomes
}

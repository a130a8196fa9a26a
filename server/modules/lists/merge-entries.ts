import { sql } from 'kysely'
import type { ReferenceEntry } from '#contract/lists/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict, invalid, notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { refuseMerged } from './change-entries.ts'
import { listChanged, lockEntry, lockList } from './lock-list.ts'
import { readEntry, undoUntil } from './read-entries.ts'

/**
 * Makes an entry stand for another: neither names nor uses move, only what the entry points at (ADR 38). Answers the one that stays.
 * @throws Refusal 404; 409 `entry_merged` where either was merged, as when somebody merges them the other way at once; 409 `entry_retired`
 */
export function mergeEntry(platform: Platform, actor: Actor, id: string, intoId: string): Promise<ReferenceEntry> {
  return platform.transact(async (work) => {
    const from = await lockEntry(work, id)
    const into = await work.db
      .selectFrom('reference_entries')
      .selectAll()
      .where('id', '=', intoId)
      .where('list', '=', from.list)
      .where('id', '<>', id)
      .executeTakeFirst()
    if (!into) throw invalid('intoId', 'invalid_choice', 'Not another entry of the list')
    refuseMerged(from)
    refuseMerged(into)
    if (into.retired_at !== null) throw conflict('entry_retired', 'Nothing is merged into an entry that is retired')
    await work.db.updateTable('reference_entries').set({ merged_into: intoId, current_id: intoId }).where('id', '=', id).execute()
    await work.db.updateTable('reference_entries').set({ current_id: intoId }).where('current_id', '=', id).execute()
    const mergeId = platform.ids.next()
    const merge = { id: mergeId, list: from.list, from_id: id, into_id: intoId, merged_by: actor.userId }
    await work.db
      .insertInto('reference_merges')
      .values({ ...merge, merged_at: platform.clock.now() })
      .execute()
    await work.audit({ action: 'list.merge', recordKind: 'referenceEntry', recordId: id, userId: actor.userId, reason: intoId })
    await listChanged(work, from.list)
    return readEntry(platform, work.db, intoId)
  })
}

/** Answers the entry that is itself again. @throws Refusal 404; 409 `merge_undone`, `merge_undo_over` */
export function undoMerge(platform: Platform, actor: Actor, id: string): Promise<ReferenceEntry> {
  return platform.transact(async (work) => {
    const found = await work.db.selectFrom('reference_merges').select('list').where('id', '=', id).executeTakeFirst()
    if (!found) throw notFound()
    await lockList(work, found.list)
    const merge = await work.db.selectFrom('reference_merges').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    if (merge.undone_at !== null) throw conflict('merge_undone', 'The merge was taken back already')
    const now = platform.clock.now()
    if (undoUntil(merge.merged_at) <= now.toISOString()) throw conflict('merge_undo_over', 'The merge is too long ago')
    const { from_id: entryId } = merge
    await work.db
      .updateTable('reference_entries')
      .set({ merged_into: null, current_id: null })
      .where('id', '=', entryId)
      .execute()
    await sql`with recursive below as (
        select id from reference_entries where merged_into = ${entryId}::uuid
        union all select entry.id from reference_entries as entry join below on entry.merged_into = below.id
      ) update reference_entries set current_id = ${entryId}::uuid where id in (select id from below)`.execute(work.db)
    await work.db.updateTable('reference_merges').set({ undone_at: now, undone_by: actor.userId }).where('id', '=', id).execute()
    await work.audit({ action: 'list.unmerge', recordKind: 'referenceEntry', recordId: entryId, userId: actor.userId })
    await listChanged(work, merge.list)
    return readEntry(platform, work.db, entryId)
  })
}

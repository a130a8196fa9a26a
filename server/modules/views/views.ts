import type { Selectable } from 'kysely'
import type { z } from 'zod'
import { mostViews, type newView, type SavedView, type viewChange } from '#contract/views/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Tables } from '#server/kernel/db.ts'
import { conflict, invalid, notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import './tables.ts'

/** The caller's views of a list, by name. */
export async function listViews({ db }: Platform, { userId }: Actor, list: string): Promise<SavedView[]> {
  const rows = await db
    .selectFrom('saved_views')
    .selectAll()
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .orderBy((eb) => eb.fn('lower', ['name']))
    .orderBy('id')
    .execute()
  return rows.map(viewOf)
}

/**
 * Keeps a view.
 * @throws Refusal 422 `name_taken` when a view of this list has the name, in whatever case; 409 `too_many_views`.
 */
export function saveView(platform: Platform, actor: Actor, view: z.output<typeof newView>): Promise<SavedView> {
  return platform.transact(async (work) => {
    await refuseTooMany(work, actor, view.list)
    const id = platform.ids.next()
    const { list, name, address, hidden } = view
    const row = { id, user_id: actor.userId, list, name, address, hidden: jsonOf(hidden), created_at: platform.clock.now() }
    const kept = await naming(() => work.db.insertInto('saved_views').values(row).returningAll().executeTakeFirstOrThrow())
    await audit(work, actor, id, 'view.save')
    return viewOf(kept)
  })
}

/** Changes what is given. @throws Refusal 404; 422 `name_taken`. */
export function changeView(
  platform: Platform,
  actor: Actor,
  { id, name, address, hidden }: { id: string } & z.output<typeof viewChange>,
): Promise<SavedView> {
  return platform.transact(async (work) => {
    const changed = await naming(() =>
      work.db
        .updateTable('saved_views')
        .set((eb) => ({
          name: name ?? eb.ref('name'),
          address: address ?? eb.ref('address'),
          ...(hidden !== undefined && { hidden: jsonOf(hidden) }),
        }))
        .where('id', '=', id)
        .where('user_id', '=', actor.userId)
        .returningAll()
        .executeTakeFirst(),
    )
    if (!changed) throw notFound()
    await audit(work, actor, id, 'view.change')
    return viewOf(changed)
  })
}

/** @throws Refusal 404. */
export async function removeView(platform: Platform, actor: Actor, id: string): Promise<void> {
  await platform.transact(async (work) => {
    const removed = await work.db
      .deleteFrom('saved_views')
      .where('id', '=', id)
      .where('user_id', '=', actor.userId)
      .executeTakeFirst()
    if (removed.numDeletedRows === 0n) throw notFound()
    await audit(work, actor, id, 'view.remove')
  })
}

async function refuseTooMany(work: Work, { userId }: Actor, list: string): Promise<void> {
  // The owner's row is locked, so that two at once are counted one after the other.
  await work.db.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirstOrThrow()
  const { count } = await work.db
    .selectFrom('saved_views')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .executeTakeFirstOrThrow()
  if (count >= mostViews) throw conflict('too_many_views', `No more than ${mostViews} views of one list`)
}

async function naming<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (error instanceof Error && 'constraint' in error && error.constraint === 'saved_views_name_key')
      throw invalid('name', 'name_taken', 'Another view of this list has this name')
    throw error
  }
}

const audit = (work: Work, { userId }: Actor, recordId: string, action: string) =>
  work.audit({ action, recordKind: 'savedView', recordId, userId })

const jsonOf = (hidden: readonly string[] | null) => hidden && JSON.stringify(hidden)

const viewOf = ({ id, name, address, hidden }: Selectable<Tables['saved_views']>): SavedView => ({ id, name, address, hidden })

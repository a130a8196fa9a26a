import { sql, type ExpressionBuilder } from 'kysely'
import type { Tables } from '#server/kernel/db.ts'
import type { Job } from '#server/kernel/module.ts'
import type { Platform } from '#server/kernel/platform.ts'
import '../account/index.ts'
import '../people/index.ts'
import './tables.ts'

/** What was put away can be shown again for as long. */
const hoursKept = 24
const mostAtOnce = 200

const idleSince = sql<string>`coalesce(files.released_at, files.created_at)`

function isUnshown(where: ExpressionBuilder<Tables, 'files'>) {
  const byPerson = where.selectFrom('users').select('users.id').whereRef('users.picture_id', '=', 'files.id')
  const byPet = where.selectFrom('pets').select('pets.id').whereRef('pets.picture_id', '=', 'files.id')
  // The tables of capabilities that themselves build on this one.
  const byPost = where.selectFrom('blog_posts').select('blog_posts.id').whereRef('blog_posts.picture_id', '=', 'files.id')
  const byEvent = where.selectFrom('events').select('events.id').whereRef('events.picture_id', '=', 'files.id')
  return where.not(where.or([where.exists(byPerson), where.exists(byPet), where.exists(byPost), where.exists(byEvent)]))
}

/** Files that nobody shows, a day after they came or were put away, with their bytes. */
export async function removeUnshown({ transact, clock, files }: Platform): Promise<void> {
  const before = new Date(clock.now().getTime() - hoursKept * 3_600_000)
  const gone = await transact(async ({ db }) => {
    const unshown = await db
      .selectFrom('files')
      .select('id')
      .where(idleSince, '<', before.toISOString())
      .where(isUnshown)
      .orderBy(idleSince)
      .limit(mostAtOnce)
      // One that is being chosen this moment stays.
      .forUpdate()
      .skipLocked()
      .execute()
    if (unshown.length === 0) return []
    // Asked once more: one that was chosen just before it was locked is seen only now.
    return db
      .deleteFrom('files')
      .where(
        'id',
        'in',
        unshown.map(({ id }) => id),
      )
      .where(isUnshown)
      .returning('id')
      .execute()
  })
  // After the rows, so that no row is without its bytes; removing twice does no harm.
  for (const { id } of gone) await files.remove(id)
}

export const removeUnshownFiles: Job = { name: 'files.removeUnshown', everySeconds: 3600, run: removeUnshown }

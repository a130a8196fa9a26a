import type { Platform } from '#server/kernel/platform.ts'
import { removeBytes } from './keep-picture.ts'
import { isUnshown } from './remove-unshown.ts'
import './tables.ts'

/**
 * Removes all files of a person that no row refers to any more, with their bytes. What is still referred to
 * stays without a name, and goes when nothing refers to it. Safe to repeat.
 */
export async function removeFilesOf(platform: Platform, ownerId: string): Promise<void> {
  const { db, transact } = platform
  const nobodyShows = await isUnshown(db)
  const unshown = await db.selectFrom('files').select('id').where('owner_id', '=', ownerId).where(nobodyShows).execute()
  for (const { id } of unshown) {
    const gone = await transact((work) =>
      work.db.deleteFrom('files').where('id', '=', id).where(nobodyShows).returning('sizes').executeTakeFirst(),
    )
    if (gone) await removeBytes(platform, id, gone.sizes)
  }
  await transact((work) => work.db.updateTable('files').set({ owner_id: null }).where('owner_id', '=', ownerId).execute())
}

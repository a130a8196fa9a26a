import type { z } from 'zod'
import type { Notice, noticesQuery } from '#contract/notices/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { boundedCount, readPage } from '#server/kernel/paging.ts'
import type { Platform } from '#server/kernel/platform.ts'

export async function listNotices({ db }: Platform, actor: Actor, asked: z.output<typeof noticesQuery>) {
  const query = db
    .selectFrom('notices')
    .selectAll()
    .where('user_id', '=', actor.userId)
    .$if(asked.unread === true, (all) => all.where('read_at', 'is', null))
  const page = await readPage(
    query,
    { column: 'created_at', kind: 'instant', id: 'id', direction: 'desc', at: (row) => [row.created_at, row.id] },
    asked,
  )
  const items = page.items.map(({ id, kind, data, link, created_at, read_at }): Notice => ({
    id,
    kind,
    data,
    link,
    createdAt: created_at,
    readAt: read_at,
  }))
  return { items, next: page.next }
}

/** Counted to 1001 at most. */
export async function countUnread({ db }: Platform, actor: Actor): Promise<number> {
  return boundedCount(db, db.selectFrom('notices').where('user_id', '=', actor.userId).where('read_at', 'is', null))
}

import type { Selectable } from 'kysely'
import type { CareTick } from '#contract/care/schemas.ts'
import { undoMinutes } from '#contract/care/values.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import type { CareTickTable } from '../tables.ts'

export type TickRow = Selectable<CareTickTable> & { readonly by: string | null }

/** Ticks that count, with the names of who set them. */
export const selectTicks = (db: Reader) =>
  db
    .selectFrom('care_ticks as tick')
    .leftJoin('users', 'users.id', 'tick.ticked_by')
    .selectAll('tick')
    .select('users.name as by')
    .where('tick.undone_at', 'is', null)

/** The newest of these items. */
export async function ticksOf(db: Reader, itemIds: readonly string[]): Promise<TickRow[]> {
  if (itemIds.length === 0) return []
  return selectTicks(db)
    .where('tick.item_id', 'in', [...itemIds])
    .orderBy('tick.due_at', 'desc')
    .limit(5000)
    .execute()
}

interface Reading {
  readonly actor: Actor
  readonly now: Date
  readonly isOwner: boolean
}

/** A tick as somebody sees it: they take back what they ticked, and owners what anybody did. */
export function presentTick({ id, by, ticked_at: at, ticked_by: who }: TickRow, { actor, now, isOwner }: Reading): CareTick {
  const until = undoUntil(at)
  const mayUndo = (who === actor.userId || isOwner) && now <= until
  return { id, by, at, undoUntil: mayUndo ? until.toISOString() : null }
}

export const undoUntil = (tickedAt: string): Date => new Date(Date.parse(tickedAt) + undoMinutes * 60_000)

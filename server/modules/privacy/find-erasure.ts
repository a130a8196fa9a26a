import type { Selectable } from 'kysely'
import type { Reader, Tables, Tx } from '#server/kernel/db.ts'
import './tables.ts'

export type ErasureRow = Selectable<Tables['erasures']>

/** The deletion that a person asked for and that is neither done nor taken back. */
export function openErasureOf(db: Reader, userId: string): Promise<ErasureRow | undefined> {
  return db
    .selectFrom('erasures')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', 'in', ['cooling', 'running'])
    .executeTakeFirst()
}

/** One deletion, locked for the rest of the unit of work. */
export function lockErasure(db: Tx, id: string): Promise<ErasureRow | undefined> {
  return db.selectFrom('erasures').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

import { sql } from 'kysely'
import type { Platform } from '#server/kernel/platform.ts'
import { goOn } from './carry-out.ts'
import { mostEmpty, readLedger, type LedgerEntry } from './erasure-ledger.ts'
import './tables.ts'

/**
 * Carries out again what the ledger knows and the database has forgotten: before a server listens, so that nobody who was erased is there when
 * it does. Usually it reads a few numbers that nobody has. Answers how many it erased.
 */
export async function replayErasures(platform: Platform): Promise<number> {
  const { db, files, log } = platform
  const { last } = await db
    .selectFrom('erasures')
    .select(({ fn }) => fn.max('ledger_number').as('last'))
    .where('state', '=', 'erased')
    .executeTakeFirstOrThrow()
  let replayed = 0
  for (let number = (last ?? 0) + 1, empty = 0; empty < mostEmpty; number += 1) {
    const known = await readLedger(files, number)
    empty = known ? 0 : empty + 1
    if (known && (await recall(platform, number, known))) {
      await goOn(platform, known.erasureId)
      replayed += 1
    }
  }
  if (replayed > 0) log.warn('erasures were carried out again in a restored database', { replayed })
  return replayed
}

/** Writes into the database what it has forgotten. `false`: it knows it, and it is done. */
function recall({ transact }: Platform, number: number, { erasureId, userId, askedAt, at }: LedgerEntry): Promise<boolean> {
  return transact(async ({ db }) => {
    // Of several processes that start at once the second finds what the first has written.
    await sql`select pg_advisory_xact_lock(hashtext('carenest.erasures'))`.execute(db)
    const row = await db.selectFrom('erasures').select('state').where('id', '=', erasureId).executeTakeFirst()
    if (row?.state === 'erased') return false
    // A wish of the same person that the backup still had is this one, or is over by it.
    await db
      .updateTable('erasures')
      .set({ state: 'taken_back', ended_at: at })
      .where('user_id', '=', userId)
      .where('state', '=', 'cooling')
      .where('id', '<>', erasureId)
      .execute()
    await db
      .insertInto('erasures')
      .values({ id: erasureId, user_id: userId, state: 'running', asked_at: askedAt, due_at: at, ledger_number: number })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ state: 'running', ledger_number: number, ended_at: null }))
      .execute()
    return true
  })
}

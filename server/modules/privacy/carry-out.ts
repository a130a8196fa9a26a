import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { endSessions } from '#server/modules/account/index.ts'
import { removeFilesOf } from '#server/modules/files/index.ts'
import { declaredOf, inOrder } from './declared.ts'
import { eraseRows } from './erase-rows.ts'
import { readLedger, writeLedger } from './erasure-ledger.ts'
import { type ErasureRow, lockErasure } from './find-erasure.ts'
import { holdsOf } from './holds.ts'
import { privacyLink } from './link.ts'
import { passPetsOn } from './pass-pets-on.ts'
import { removeCopyOf } from './copies/remove-copy.ts'
import './tables.ts'

const day = 24 * 3_600_000

/**
 * Carries a deletion out that is due. In steps, of which each can be repeated, so that it goes on wherever a process was killed: it gets its
 * number and can no longer be taken back; the ledger outside of the database knows it; the rows go, all in one transaction; the bytes go.
 */
export async function carryOut(platform: Platform, id: string): Promise<void> {
  const begun = await begin(platform, id)
  if (begun === null) return
  const number = await numberOf(platform, begun)
  const { user_id: userId, asked_at: askedAt } = begun
  await writeLedger(platform.files, number, { erasureId: id, userId, askedAt, at: platform.clock.now().toISOString() })
  await goOn(platform, id)
}

/** Rows and bytes of a deletion that the ledger knows. */
export async function goOn(platform: Platform, id: string): Promise<void> {
  const { user_id } = await platform.db.selectFrom('erasures').select('user_id').where('id', '=', id).executeTakeFirstOrThrow()
  await removeCopyOf(platform, user_id)
  await erase(platform, id)
  await removeFiles(platform, id)
}

/** From here on it cannot be taken back. `null`: there is nothing to do, or something holds it for another day. */
async function begin(platform: Platform, id: string): Promise<ErasureRow | null> {
  return platform.transact(async (work) => {
    const row = await lockErasure(work.db, id)
    if (!row) return null
    if (row.state === 'running' || (row.state === 'erased' && row.files_removed_at === null)) return row
    if (row.state !== 'cooling' || row.due_at > platform.clock.now().toISOString()) return null
    const holds = await holdsOf(platform, work.db, row.user_id)
    if (holds.length > 0) {
      await defer(platform, work, row)
      return null
    }
    const { last } = await work.db
      .selectFrom('erasures')
      .select(({ fn }) => fn.max('ledger_number').as('last'))
      .executeTakeFirstOrThrow()
    const begun = { state: 'running', ledger_number: (last ?? 0) + 1 } as const
    // Nothing new begins under the account between what was asked above and its end.
    await work.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', row.user_id).execute()
    await endSessions(platform, work, { userId: row.user_id, reason: 'erased' })
    await work.db.updateTable('erasures').set(begun).where('id', '=', id).execute()
    return { ...row, ...begun }
  })
}

/** Asked again tomorrow; the person is told once. */
async function defer(platform: Platform, work: Work, row: ErasureRow): Promise<void> {
  const now = platform.clock.now()
  const due = new Date(now.getTime() + day).toISOString()
  await work.db
    .updateTable('erasures')
    .set({ due_at: due, deferred_at: row.deferred_at ?? now })
    .where('id', '=', row.id)
    .execute()
  if (row.deferred_at !== null) return
  const user = await work.db.selectFrom('users').select('user_type').where('id', '=', row.user_id).executeTakeFirstOrThrow()
  await work.inform([row.user_id], { kind: 'erasureDeferred', data: { dueAt: due }, link: privacyLink(user.user_type) })
}

/** Its number; another one where the ledger knows somebody else under it, because the database was restored without being replayed. */
async function numberOf(platform: Platform, { id, ledger_number }: ErasureRow): Promise<number> {
  const wanted = ledger_number!
  let number = wanted
  for (let known = await readLedger(platform.files, number); known && known.erasureId !== id; number += 1)
    known = await readLedger(platform.files, number + 1)
  if (number !== wanted)
    await platform.transact(({ db }) => db.updateTable('erasures').set({ ledger_number: number }).where('id', '=', id).execute())
  return number
}

async function erase(platform: Platform, id: string): Promise<void> {
  const declared = declaredOf(platform.modules)
  await platform.transact(async (work) => {
    const row = await lockErasure(work.db, id)
    if (row?.state !== 'running') return
    const owner = await work.db
      .selectFrom('users')
      .select(['id', 'email', 'phone'])
      .where('id', '=', row.user_id)
      .forUpdate()
      .executeTakeFirst()
    // A restored database may not know the account at all.
    if (owner) {
      await work.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', owner.id).execute()
      await endSessions(platform, work, { userId: owner.id, reason: 'erased' })
      await passPetsOn(work, declared, owner.id)
      await eraseRows(work.db, await inOrder(work.db, declared), owner)
      await work.db.updateTable('users').set({ erased_at: platform.clock.now() }).where('id', '=', owner.id).execute()
    }
    await work.db.updateTable('erasures').set({ state: 'erased', ended_at: platform.clock.now() }).where('id', '=', id).execute()
    await work.audit({ action: 'account.erase', recordKind: 'user', recordId: row.user_id, userId: null })
  })
}

async function removeFiles(platform: Platform, id: string): Promise<void> {
  const row = await platform.db.selectFrom('erasures').selectAll().where('id', '=', id).executeTakeFirst()
  if (row?.state !== 'erased' || row.files_removed_at !== null) return
  await removeFilesOf(platform, row.user_id)
  await platform.transact(({ db }) =>
    db.updateTable('erasures').set({ files_removed_at: platform.clock.now() }).where('id', '=', id).execute(),
  )
}

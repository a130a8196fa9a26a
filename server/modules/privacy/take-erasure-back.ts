import type { OwnData } from '#contract/privacy/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { lockErasure, openErasureOf } from './find-erasure.ts'
import { readOwnData } from './read-own-data.ts'
import './tables.ts'

/** Keeps the account after all. @throws Refusal 409 `no_erasure` where none was asked for, `erasure_running` where it has begun */
export async function takeErasureBack(platform: Platform, actor: Actor): Promise<OwnData> {
  const { userId } = actor
  await platform.transact(async (work) => {
    const open = await openErasureOf(work.db, userId)
    const erasure = open && (await lockErasure(work.db, open.id))
    if (erasure?.state === 'running') throw conflict('erasure_running', 'The deletion has begun')
    if (erasure?.state !== 'cooling') throw conflict('no_erasure', 'No deletion was asked for')
    await work.db
      .updateTable('erasures')
      .set({ state: 'taken_back', ended_at: platform.clock.now() })
      .where('id', '=', erasure.id)
      .execute()
    await work.audit({ action: 'account.erasure.takeBack', recordKind: 'user', recordId: userId, userId })
    await work.inform([userId], { kind: 'erasureTakenBack', data: {}, link: null })
    await work.tell([userId], { kind: 'ownData.changed', payload: { state: 'taken_back' } })
  })
  return readOwnData(platform, actor)
}

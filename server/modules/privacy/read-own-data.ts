import type { OwnData } from '#contract/privacy/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { settingOf } from '#server/kernel/office-settings.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { openErasureOf } from './find-erasure.ts'
import { holdsOf } from './holds.ts'
import { heirsOf } from './pass-pets-on.ts'
import './tables.ts'

/** How a deletion and a copy of the caller's data stand, and what would become of what. */
export async function readOwnData(platform: Platform, { userId }: Actor): Promise<OwnData> {
  const { db, clock } = platform
  const erasure = await openErasureOf(db, userId)
  const copy = await db.selectFrom('data_copies').selectAll().where('user_id', '=', userId).executeTakeFirst()
  const { password_hash } = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const isOver = copy !== undefined && copy.expires_at !== null && copy.expires_at <= clock.now().toISOString()
  return {
    erasure: erasure
      ? {
          state: erasure.state === 'running' ? 'running' : 'cooling',
          askedAt: erasure.asked_at,
          dueAt: erasure.due_at,
          isDeferred: erasure.deferred_at !== null,
        }
      : null,
    copy:
      copy && !isOver
        ? {
            state: copy.state,
            askedAt: copy.asked_at,
            done: copy.done,
            parts: copy.parts,
            bytes: copy.bytes,
            expiresAt: copy.expires_at,
          }
        : null,
    copyDays: await settingOf(db, 'copyDays'),
    holds: await holdsOf(platform, db, userId),
    pets: (await heirsOf(db, userId)).map(({ name, heirName }) => ({ name, goesTo: heirName })),
    hasPassword: password_hash !== null,
  }
}

import { dayIn } from '#contract/kernel/days.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import '../tables.ts'

/** The caller's copy as a ZIP file. @throws Refusal 409 `copy_not_ready` while there is none, and once its days are over */
export async function fetchCopy(platform: Platform, { userId, timeZone }: Actor): Promise<Response> {
  const { db, clock, files } = platform
  const copy = await db
    .selectFrom('data_copies')
    .select(['id', 'ready_at'])
    .where('user_id', '=', userId)
    .where('state', '=', 'ready')
    .where('expires_at', '>', clock.now().toISOString())
    .executeTakeFirst()
  const bytes = copy && (await files.read(copy.id))
  if (!bytes) throw conflict('copy_not_ready', 'There is no copy to fetch')
  await platform.audit({ action: 'account.copy.fetch', recordKind: 'user', recordId: userId, userId })
  return new Response(bytes, {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="carenest-${dayIn(timeZone, copy.ready_at!)}.zip"`,
      'Cache-Control': 'no-store',
    },
  })
}

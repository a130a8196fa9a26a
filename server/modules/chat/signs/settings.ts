import type { ChatSettings } from '#contract/chat/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import type { Platform } from '#server/kernel/platform.ts'

const everything: ChatSettings = { typing: true, presence: true, delivered: true, read: true }

/** What the person shows others; everything unless they chose. */
export async function settingsOf(db: Reader, userId: string): Promise<ChatSettings> {
  const row = await db
    .selectFrom('chat_settings')
    .select(['typing', 'presence', 'delivered', 'read'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ?? everything
}

export async function saveSettings(platform: Platform, actor: Actor, settings: ChatSettings): Promise<ChatSettings> {
  await platform.transact(async (work) => {
    await work.db
      .insertInto('chat_settings')
      .values({ user_id: actor.userId, ...settings })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(settings))
      .execute()
    await work.audit({ action: 'chat.settings', recordKind: 'user', recordId: actor.userId, userId: actor.userId })
  })
  return settings
}

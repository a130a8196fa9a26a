import type { Selectable } from 'kysely'
import type { Tables } from '#server/kernel/db.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { type Courier, DeliveryFault, type PushAddress } from '#server/kernel/ports.ts'

type Device = Selectable<Tables['push_subscriptions']>

/**
 * Hands pushes to their devices' push services. A device whose session has ended, or which its service no longer knows, is forgotten, and
 * nothing goes there any more.
 */
export const pushCourier = (platform: Platform): Courier => ({
  name: platform.pushes.name,
  async deliver({ id, to, text }) {
    const device = await platform.db.selectFrom('push_subscriptions').selectAll().where('id', '=', to).executeTakeFirst()
    const outcome =
      device && (await isSignedIn(platform, device))
        ? await platform.pushes.send(addressOf(device), { id, payload: text })
        : 'gone'
    if (outcome === 'sent') return
    if (device) await forget(platform, device)
    throw new DeliveryFault('The device is gone', { isFinal: true })
  },
})

async function isSignedIn(platform: Platform, { session_id, user_id }: Device): Promise<boolean> {
  const [actorOfSession] = platform.modules.flatMap((module) => module.actorOfSession?.(platform) ?? [])
  const actor = await actorOfSession?.(session_id)
  return actor?.userId === user_id
}

const addressOf = ({ service, endpoint, p256dh, auth }: Device): PushAddress => ({
  service,
  endpoint,
  keys: p256dh !== null && auth !== null ? { p256dh, auth } : null,
})

async function forget(platform: Platform, { id, user_id }: Device): Promise<void> {
  await platform.transact(async (work) => {
    const { numDeletedRows } = await work.db.deleteFrom('push_subscriptions').where('id', '=', id).executeTakeFirst()
    if (numDeletedRows > 0n) await work.tell([user_id], { kind: 'pushDevices.changed', payload: {} })
  })
}

import type { Db } from '#server/kernel/db.ts'
import type { Clock } from '#server/kernel/ports.ts'
import { makeVapidKeys, type VapidKeys } from './vapid.ts'

interface VapidKeyTable {
  id: number
  public_key: string
  private_key: string
  created_at: string | Date
}

declare module '#server/kernel/db.ts' {
  interface Tables {
    vapid_keys: VapidKeyTable
  }
}

/**
 * The platform's own keys, made when they are first asked for and kept in the database, so that all processes have the same: other ones would
 * make every device's subscription worthless.
 */
export function keptVapidKeys(db: Db, clock: Clock): () => Promise<VapidKeys> {
  let found: Promise<VapidKeys> | undefined
  const read = async (): Promise<VapidKeys> => {
    const kept = db.selectFrom('vapid_keys').select(['public_key as publicKey', 'private_key as privateKey'])
    const known = await kept.executeTakeFirst()
    if (known) return known
    const { publicKey, privateKey } = await makeVapidKeys()
    await db
      .insertInto('vapid_keys')
      .values({ id: 1, public_key: publicKey, private_key: privateKey, created_at: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return kept.executeTakeFirstOrThrow()
  }
  return () => {
    found ??= read().catch((error: unknown) => {
      found = undefined
      throw error
    })
    return found
  }
}

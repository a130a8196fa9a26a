import type { Reader } from '#server/kernel/db.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import type { Device } from './open-session.ts'
import './tables.ts'

const cookieName = 'carenest-device'
const days = 365

/** Hash of the secret that the device keeps; `null` when it keeps none. */
async function hashOf({ secrets }: Platform, device: Device): Promise<string | null> {
  const secret = device.cookie?.(cookieName)
  return secret === undefined ? null : secrets.hash(secret)
}

/** Hash of the device's secret when the account has signed in on it before, else `null`. */
export async function knownDeviceOf(platform: Platform, userId: string | undefined, device: Device): Promise<string | null> {
  const hash = await hashOf(platform, device)
  if (hash === null || userId === undefined) return null
  return (await rowOf(platform.db, userId, hash)) ? hash : null
}

/**
 * Remembers that the account has signed in on this device. The browser keeps a secret in a cookie that scripts cannot read, the database
 * its hash. Whenever an account is added the secret changes, so that one that somebody planted in the browser opens nothing.
 */
export async function rememberDevice(platform: Platform, work: Work, userId: string, device: Device): Promise<void> {
  if (!device.setCookie) return
  const now = platform.clock.now()
  const presented = await hashOf(platform, device)
  if (presented !== null && (await rowOf(work.db, userId, presented))) {
    await work.db
      .updateTable('known_devices')
      .set({ last_used_at: now })
      .where('user_id', '=', userId)
      .where('hash', '=', presented)
      .execute()
    keepSecret(platform, device, device.cookie!(cookieName)!)
    return
  }
  const secret = platform.secrets.token()
  const hash = await platform.secrets.hash(secret)
  if (presented !== null) await work.db.updateTable('known_devices').set({ hash }).where('hash', '=', presented).execute()
  await work.db
    .insertInto('known_devices')
    .values({ user_id: userId, hash, created_at: now, last_used_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  keepSecret(platform, device, secret)
}

/** All of an account's devices but this one are strangers again. */
export async function forgetOtherDevices(platform: Platform, work: Work, userId: string, device: Device): Promise<void> {
  const present = (await hashOf(platform, device)) ?? ''
  await work.db.deleteFrom('known_devices').where('user_id', '=', userId).where('hash', '<>', present).execute()
}

function keepSecret({ settings }: Platform, device: Device, secret: string): void {
  device.setCookie?.(cookieName, secret, {
    path: '/api/Account',
    httpOnly: true,
    sameSite: 'Strict',
    secure: settings.publicUrl.startsWith('https:'),
    maxAge: days * 24 * 3600,
  })
}

function rowOf(db: Reader, userId: string, hash: string) {
  return db.selectFrom('known_devices').select('hash').where('user_id', '=', userId).where('hash', '=', hash).executeTakeFirst()
}

import type { LoginRecord } from '#contract/account/schemas.ts'
import type { UserType } from '#contract/kernel/roles.ts'
import { notFound } from '#server/kernel/errors.ts'
import type { RequestFacts } from '#server/kernel/module.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { signAccessToken } from './access-token.ts'
import { rememberDevice } from './known-device.ts'
import './tables.ts'

/** Where a sign-in comes from. One without cookies is not remembered. */
export type Device = Pick<RequestFacts, 'ip' | 'userAgent'> & Partial<Pick<RequestFacts, 'cookie' | 'setCookie'>>

const nowhere: Device = { ip: '', userAgent: '' }

export const sessionExpiry = ({ clock, settings }: Platform) =>
  new Date(clock.now().getTime() + settings.refreshTokenDays * 24 * 3_600_000)

/** Opens a session for an account whose right to one is proven, remembers the device, and answers its login record. */
export async function beginSession(
  platform: Platform,
  work: Work,
  user: { readonly id: string; readonly user_type: UserType },
  device: Device,
  action = 'account.signIn',
): Promise<LoginRecord> {
  const now = platform.clock.now()
  const id = platform.ids.next()
  const { ip, userAgent: user_agent } = device
  await work.db
    .insertInto('sessions')
    .values({ id, user_id: user.id, user_agent, ip, created_at: now, last_seen_at: now, expires_at: sessionExpiry(platform) })
    .execute()
  const refreshToken = await giveRefreshToken(platform, work, id, null)
  await rememberDevice(platform, work, user.id, device)
  await work.audit({ action, recordKind: 'session', recordId: id, userId: user.id })
  const accessToken = await signAccessToken(platform, { userId: user.id, sessionId: id })
  return { userType: user.user_type, accessToken: { token: accessToken }, refreshToken: { token: refreshToken } }
}

/** An opaque token; only its hash is kept. */
export async function giveRefreshToken(
  platform: Platform,
  work: Work,
  sessionId: string,
  replaces: string | null,
): Promise<string> {
  const token = platform.secrets.token(32)
  const hash = await platform.secrets.hash(token)
  await work.db
    .insertInto('refresh_tokens')
    .values({ hash, session_id: sessionId, replaces, created_at: platform.clock.now() })
    .execute()
  return token
}

/** A session without a password being asked: for tests and the demonstration world. */
export function openSession(platform: Platform, userId: string, device: Device = nowhere): Promise<LoginRecord> {
  return platform.transact(async (work) => {
    const user = await work.db.selectFrom('users').select(['id', 'user_type']).where('id', '=', userId).executeTakeFirst()
    if (!user) throw notFound()
    return beginSession(platform, work, user, device)
  })
}

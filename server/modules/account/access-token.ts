import { errors, jwtVerify, SignJWT } from 'jose'
import type { Platform } from '#server/kernel/platform.ts'

const issuer = 'carenest'
const algorithm = 'HS256'

const keyOf = (platform: Platform) => new TextEncoder().encode(platform.settings.tokenSecret)

export interface AccessClaims {
  readonly userId: string
  readonly sessionId: string
}

/** A JWT that is good for `settings.accessTokenSeconds`, as long as its session lives. */
export function signAccessToken(platform: Platform, { userId, sessionId }: AccessClaims): Promise<string> {
  const now = Math.floor(platform.clock.now().getTime() / 1000)
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: algorithm })
    .setIssuer(issuer)
    .setSubject(userId)
    .setJti(platform.ids.next())
    .setIssuedAt(now)
    .setExpirationTime(now + platform.settings.accessTokenSeconds)
    .sign(keyOf(platform))
}

/** `'expired'` for a true token whose time is over, `null` for a false one. */
export async function readAccessToken(platform: Platform, token: string): Promise<AccessClaims | 'expired' | null> {
  try {
    const { payload } = await jwtVerify(token, keyOf(platform), {
      algorithms: [algorithm],
      issuer,
      requiredClaims: ['exp', 'sub', 'sid'],
      currentDate: platform.clock.now(),
    })
    const { sub, sid } = payload
    return typeof sub === 'string' && typeof sid === 'string' ? { userId: sub, sessionId: sid } : null
  } catch (error) {
    return error instanceof errors.JWTExpired ? 'expired' : null
  }
}

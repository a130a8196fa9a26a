import { errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import type { Platform } from '#server/kernel/platform.ts'

const issuer = 'carenest'
const algorithm = 'HS256'

const keyOf = (platform: Platform) => new TextEncoder().encode(platform.settings.tokenSecret)

export interface AccessClaims {
  readonly userId: string
  readonly sessionId: string
}

/** Of a session in which an administrator sees with somebody's eyes (RFC 8693): who really acts, and until when. */
export interface Acting {
  readonly administratorId: string
  readonly until: Date
}

/** A JWT that is good for `settings.accessTokenSeconds`, as long as its session lives. */
export function signAccessToken(platform: Platform, { userId, sessionId }: AccessClaims, acting?: Acting): Promise<string> {
  const now = Math.floor(platform.clock.now().getTime() / 1000)
  const ends = acting ? Math.floor(acting.until.getTime() / 1000) : now + platform.settings.accessTokenSeconds
  return new SignJWT({ sid: sessionId, ...(acting && { act: { sub: acting.administratorId } }) })
    .setProtectedHeader({ alg: algorithm })
    .setIssuer(issuer)
    .setSubject(userId)
    .setJti(platform.ids.next())
    .setIssuedAt(now)
    .setExpirationTime(ends)
    .sign(keyOf(platform))
}

type Reader = (token: string) => Promise<AccessClaims | 'expired' | null>

/** True tokens that are remembered at most; more people than this at once cost the time of a signature again. */
const remembered = 10_000

/**
 * Reads tokens: `'expired'` for a true token whose time is over, `null` for a false one. A token comes with every call of its ten
 * minutes, and checking its signature took a seventh of a call: one that was found true is remembered until its time is over.
 */
export function createTokenReader(platform: Platform): Reader {
  const key = keyOf(platform)
  const good = new Map<string, { readonly claims: AccessClaims; readonly until: number }>()
  return async (token) => {
    const known = good.get(token)
    if (known && platform.clock.now().getTime() < known.until) return known.claims
    good.delete(token)
    const read = await verify(platform, key, token)
    if (read === null || read === 'expired') return read
    const [oldest] = good.size >= remembered ? good.keys() : []
    if (oldest !== undefined) good.delete(oldest)
    good.set(token, read)
    return read.claims
  }
}

/** Ids are looked up as they stand, many callers' together: one that is no id would fail them all. */
const claimed = z.object({ sub: z.uuid(), sid: z.uuid(), exp: z.number() })

async function verify(platform: Platform, key: Uint8Array, token: string) {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [algorithm],
      issuer,
      requiredClaims: ['exp', 'sub', 'sid'],
      currentDate: platform.clock.now(),
    })
    const { sub, sid, exp } = claimed.parse(payload)
    return { claims: { userId: sub, sessionId: sid }, until: exp * 1000 }
  } catch (error) {
    return error instanceof errors.JWTExpired ? 'expired' : null
  }
}

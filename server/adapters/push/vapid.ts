import { SignJWT } from 'jose'
import type { Clock } from '#server/kernel/ports.ts'
import { base64url, bytesOf } from './bytes.ts'

/** An application server's keys on P-256, base64url: the point uncompressed, and the number behind it. */
export interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** How long a token holds; RFC 8292 allows a day. */
const tokenSeconds = 12 * 3600
const algorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const

export async function makeVapidKeys(): Promise<VapidKeys> {
  const { publicKey, privateKey } = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const { d } = await crypto.subtle.exportKey('jwk', privateKey)
  if (d === undefined) throw new Error('The key has no private part')
  return { publicKey: base64url(new Uint8Array(await crypto.subtle.exportKey('raw', publicKey))), privateKey: d }
}

/** Throws for keys that are none, or that do not belong together. */
export async function signingKey({ publicKey, privateKey }: VapidKeys): Promise<CryptoKey> {
  const point = bytesOf(publicKey)
  if (point?.length !== 65) throw new Error('VAPID_PUBLIC_KEY is no uncompressed point of P-256')
  const [x, y] = [base64url(point.subarray(1, 33)), base64url(point.subarray(33))]
  return crypto.subtle.importKey('jwk', { kty: 'EC', crv: 'P-256', x, y, d: privateKey }, algorithm, false, ['sign'])
}

/**
 * Says to a push service who sends (RFC 8292): the `Authorization` header for its origin. `subject`: where its people write to when something
 * is wrong, `mailto:` or `https:`. A token is used for half of its time.
 */
export function vapidAuthorization(clock: Clock, subject: string) {
  const kept = new Map<string, { readonly header: string; readonly until: number }>()
  return async (keys: VapidKeys, origin: string): Promise<string> => {
    const now = Math.floor(clock.now().getTime() / 1000)
    const known = kept.get(origin)
    if (known && now < known.until) return known.header
    const token = await new SignJWT()
      .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
      .setAudience(origin)
      .setSubject(subject)
      .setExpirationTime(now + tokenSeconds)
      .sign(await signingKey(keys))
    const header = `vapid t=${token}, k=${keys.publicKey}`
    if (kept.size >= 100) kept.clear()
    kept.set(origin, { header, until: now + tokenSeconds / 2 })
    return header
  }
}

import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import type { JWTVerifyGetKey } from 'jose'
import type { Clock } from '#server/kernel/ports.ts'

/** Google's keys for identity tokens of Firebase Authentication (https://firebase.google.com/docs/auth/admin/verify-id-tokens). */
const keysAddress = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'

/** Finds the key that a token names; fetched when first needed and kept as jose does. */
export const googleKeys = (): JWTVerifyGetKey => createRemoteJWKSet(new URL(keysAddress))

const causedByToken = new Set([
  errors.JWTInvalid.code,
  errors.JWTExpired.code,
  errors.JWTClaimValidationFailed.code,
  errors.JWSInvalid.code,
  errors.JWSSignatureVerificationFailed.code,
  errors.JOSEAlgNotAllowed.code,
  errors.JOSENotSupported.code,
  errors.JWKSNoMatchingKey.code,
])

export interface SocialPerson {
  /** The person's id at the provider: never changes. */
  readonly subject: string
  /** Only one that the provider has verified. */
  readonly email: string | null
  readonly name: string | null
}

/** Who an identity token speaks of; `null` unless signature, issuer, audience, times and subject are right. */
export async function readSocialToken(
  token: string,
  { projectId, keys, clock }: { projectId: string; keys: JWTVerifyGetKey; clock: Clock },
): Promise<SocialPerson | null> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      algorithms: ['RS256'],
      issuer: `https://securetoken.google.com/${projectId}`,
      audience: projectId,
      requiredClaims: ['exp', 'iat', 'sub', 'auth_time'],
      currentDate: clock.now(),
    })
    const now = clock.now().getTime() / 1000
    const { sub, auth_time: signedInAt, iat, email, email_verified: verified, name } = payload
    if (!sub || typeof signedInAt !== 'number' || signedInAt > now || (iat ?? 0) > now) return null
    return {
      subject: sub,
      email: typeof email === 'string' && verified === true ? email : null,
      name: typeof name === 'string' && name.trim() !== '' ? name.trim().slice(0, 120) : null,
    }
  } catch (error) {
    // What a person can cause is a refusal; keys that cannot be had are not.
    if (error instanceof errors.JOSEError && causedByToken.has(error.code)) return null
    throw error
  }
}

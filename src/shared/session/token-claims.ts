/** What an access token says of whom it was given to. Not proven here: for keeping apart what belongs to different people, and no more. */
export interface TokenClaims {
  /** The account's id. */
  readonly personId?: string
  /** The session's id: the same for all tokens of one sign-in, through every renewal. */
  readonly sessionId?: string
  /** Of a session in which an administrator sees with this person's eyes: whose it really is, and until when (milliseconds since the epoch). */
  readonly acting?: { readonly administratorId: string; readonly until: number }
}

/** Reads a JWT without checking its signature; an unreadable token says nothing. */
export function claimsOf(token: string): TokenClaims {
  const [, claims = ''] = token.split('.')
  try {
    const { sub, sid, act, exp } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as Record<string, unknown>
    const actor = typeof act === 'object' && act !== null && 'sub' in act ? act.sub : undefined
    return {
      ...(typeof sub === 'string' && { personId: sub }),
      ...(typeof sid === 'string' && { sessionId: sid }),
      ...(typeof actor === 'string' && { acting: { administratorId: actor, until: Number(exp) * 1000 } }),
    }
  } catch {
    return {}
  }
}

/**
 * Whose token this is: two with the same answer may stand in for each other, no others. An unreadable token is known only by itself, so
 * that nothing of one person is ever taken for another's.
 */
export const sessionIdOf = (token: string): string => claimsOf(token).sessionId ?? token

/** What an access token says of whom it was given to. Not proven here: for keeping apart what belongs to different people, and no more. */
export interface TokenClaims {
  /** The account's id. */
  readonly personId?: string
  /** The session's id: the same for all tokens of one sign-in, through every renewal. */
  readonly sessionId?: string
}

/** Reads a JWT without checking its signature; an unreadable token says nothing. */
export function claimsOf(token: string): TokenClaims {
  const [, claims = ''] = token.split('.')
  try {
    const { sub, sid } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as { sub?: unknown; sid?: unknown }
    return { ...(typeof sub === 'string' && { personId: sub }), ...(typeof sid === 'string' && { sessionId: sid }) }
  } catch {
    return {}
  }
}

/**
 * Whose token this is: two with the same answer may stand in for each other, no others. An unreadable token is known only by itself, so
 * that nothing of one person is ever taken for another's.
 */
export const sessionIdOf = (token: string): string => claimsOf(token).sessionId ?? token

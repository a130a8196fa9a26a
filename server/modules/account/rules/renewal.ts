/**
 * Refresh tokens of one session (docs/architecture.md, Sessions). A renewal gives out a new token and leaves the presented one
 * good, for a client of the specification never adopts the new one. The first use of a new token retires every other one.
 * A retired token is forgiven for {@link forgivenMilliseconds} (a tab that had not heard yet); seen later it was copied.
 */
export interface RefreshToken {
  readonly hash: string
  readonly firstUsedAt: number | null
  readonly retiredAt: number | null
}

export const forgivenMilliseconds = 30_000

/** Given-out tokens of a session that nobody used yet and that are kept, however old. */
export const keptUnused = 32
/** How long further ones are kept: of many given out at once each is still under way to somebody. */
export const keptUnusedMilliseconds = 3_600_000
/** Never more than these, or a client that renews without end would fill the table. */
export const mostUnused = 512

/** Which unused tokens are forgotten, of all those of a session, oldest first, before one more is given out. */
export function forgettable<Token extends { readonly createdAt: number }>(unused: readonly Token[], now: number): Token[] {
  const surplus = unused.slice(0, Math.max(0, unused.length + 1 - keptUnused))
  const overMost = Math.max(0, unused.length + 1 - mostUnused)
  return surplus.filter(({ createdAt }, index) => index < overMost || now - createdAt > keptUnusedMilliseconds)
}

export type Renewal =
  | { readonly kind: 'unknown' }
  /** A retired token came back too late: the session has to end. */
  | { readonly kind: 'stolen' }
  | {
      readonly kind: 'renewed'
      /** The token that the new one follows: the one in use after this renewal. */
      readonly inUse: string
      /** Set when this is the first use of the presented token. */
      readonly firstUse: string | null
      readonly retire: readonly string[]
    }

/** What happens when a token with this hash is presented at `now` (milliseconds). Pure; writing it down is the caller's. */
export function renewalOf(tokens: readonly RefreshToken[], hash: string, now: number): Renewal {
  const presented = tokens.find((token) => token.hash === hash)
  if (!presented) return { kind: 'unknown' }
  if (presented.retiredAt !== null) {
    if (now - presented.retiredAt > forgivenMilliseconds) return { kind: 'stolen' }
    const inUse = tokens.find((token) => token.firstUsedAt !== null && token.retiredAt === null)
    return inUse ? { kind: 'renewed', inUse: inUse.hash, firstUse: null, retire: [] } : { kind: 'unknown' }
  }
  if (presented.firstUsedAt !== null) return { kind: 'renewed', inUse: hash, firstUse: null, retire: [] }
  const others = tokens.filter((token) => token.hash !== hash && token.retiredAt === null)
  return { kind: 'renewed', inUse: hash, firstUse: hash, retire: others.map((token) => token.hash) }
}

import type { GuestPass } from '#contract/meeting/guest-schemas.ts'

const key = 'carenest.guest'

interface Kept extends GuestPass {
  /** The link by which it was got. */
  readonly token: string
}

/** The pass of this tab for a link that it spent, so that a reload is no farewell; `null` for another link, or where nothing can be kept. */
export function readPass(token: string): GuestPass | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<Kept> | null
    if (kept?.token !== token || typeof kept.id !== 'string' || typeof kept.secret !== 'string') return null
    return { id: kept.id, secret: kept.secret }
  } catch {
    return null
  }
}

export function keepPass(token: string, { id, secret }: GuestPass): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ token, id, secret } satisfies Kept))
  } catch {
    // A browser that keeps nothing: the guest stays in until the page is left.
  }
}

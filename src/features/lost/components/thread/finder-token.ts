const key = (code: string) => `carenest:finder:${code}`

/** For browsers without storage: answers are shown as long as the page is open. */
const kept = new Map<string, string>()

/** What a finder reads answers by, kept on this device alone. `null`: nothing was reported from here. */
export function finderToken(code: string): string | null {
  try {
    return localStorage.getItem(key(code))
  } catch {
    return kept.get(code) ?? null
  }
}

export function keepFinderToken(code: string, token: string): void {
  try {
    localStorage.setItem(key(code), token)
  } catch {
    kept.set(code, token)
  }
}

/** What the link of a mail brings behind `#`. */
export const tokenIn = (hash: string): string | undefined => /^#([\w-]{24})$/.exec(hash)?.[1]

const key = (code: string) => `carenest:finder:${code}`

/** What a finder reads answers by, kept on this device alone. `null`: nothing was reported from here. */
export function finderToken(code: string): string | null {
  try {
    return localStorage.getItem(key(code))
  } catch {
    return null
  }
}

export function keepFinderToken(code: string, token: string): void {
  try {
    localStorage.setItem(key(code), token)
  } catch {
    // A browser without storage shows answers as long as the page is open.
  }
}

/** What the link of a mail brings behind `#`. */
export const tokenIn = (hash: string): string | undefined => /^#([\w-]{24})$/.exec(hash)?.[1]

const name = 'carenest:carer-invitation'

/**
 * Keeps a link's secret while somebody signs in or registers on the way: an address that leads back carries no fragment. In this tab alone,
 * until it is answered or the tab is closed.
 */
export function keepToken(token: string): void {
  try {
    sessionStorage.setItem(name, token)
  } catch {
    // Storage may be full or forbidden: then the link has to be opened again after signing in.
  }
}

export function keptToken(): string {
  try {
    return sessionStorage.getItem(name) ?? ''
  } catch {
    return ''
  }
}

export function forgetToken(): void {
  try {
    sessionStorage.removeItem(name)
  } catch {
    // Nothing was kept, then.
  }
}

/**
 * The address that a request line names, as a path (`/api/doctors?page=2`) or whole (`http://carenest.test/home`); `null` for everything
 * else. `new URL(target, base)` is not enough: it throws for `//`, and takes the host out of `//host/path` and `/\host/path`.
 */
export function requestTarget(target: string | undefined): URL | null {
  if (target === undefined || /^\/[/\\]/.test(target)) return null
  try {
    if (target.startsWith('/')) return new URL(`http://carenest${target}`)
    return /^https?:\/\//i.test(target) ? new URL(target) : null
  } catch {
    return null
  }
}

/** Node's `rawHeaders` with more than one Host, of which it keeps the first and a proxy may have taken another (RFC 9112, 3.2). */
export function hasSeveralHosts(rawHeaders: readonly string[]): boolean {
  return rawHeaders.filter((name, at) => at % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host').length > 1
}

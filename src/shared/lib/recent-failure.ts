/** Statuses that people meet every day; the platform keeps no trace of these. */
const everyday: ReadonlySet<number> = new Set([401, 404, 429])

/** The number of a failed call that the office can look up; `undefined` where nothing is kept of it. */
export function failedCallOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('status' in error) || !('requestId' in error)) return undefined
  const { status, requestId } = error
  return typeof requestId === 'string' && typeof status === 'number' && status >= 400 && !everyday.has(status)
    ? requestId
    : undefined
}

/** Milliseconds: a message that comes so soon after a failure is about it. */
const soon = 2000

let last: { readonly id: string; readonly at: number } | undefined

/** A call has failed just now. */
export function callFailed(error: unknown): void {
  const id = failedCallOf(error)
  if (id !== undefined) last = { id, at: Date.now() }
}

/** The number of the call that failed just now, once. */
export function recentFailure(): string | undefined {
  const found = last
  last = undefined
  return found && Date.now() - found.at < soon ? found.id : undefined
}

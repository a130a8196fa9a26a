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

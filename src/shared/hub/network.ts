/** Where there is no `navigator` (tests in Node), there is a network. */
export const isOnline = (): boolean => !('navigator' in globalThis) || navigator.onLine

/** Waits, but no longer than until the network comes back or the signal aborts. Without a network it waits for that, however long. */
export function waitForOnline(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const settled = new AbortController()
    const settle = () => {
      settled.abort()
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(() => isOnline() && settle(), milliseconds)
    if (signal.aborted) return settle()
    signal.addEventListener('abort', settle, { signal: settled.signal })
    globalThis.addEventListener?.('online', settle, { signal: settled.signal })
  })
}

export interface IdleOptions {
  /** Milliseconds after which it is done although the browser has no time; never where absent. */
  atLatest?: number
  /** Milliseconds to wait in a browser that does not tell its idle moments (Safari). */
  untold?: number
}

/** Does something when the browser has time, after what a person waits for. Answers how it is called off. */
export function whenIdle(action: () => void, { atLatest, untold = 2000 }: IdleOptions = {}): () => void {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(action, atLatest === undefined ? undefined : { timeout: atLatest })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(action, untold)
  return () => clearTimeout(timer)
}

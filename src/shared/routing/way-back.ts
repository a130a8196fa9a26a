import { useLayoutEffect, useSyncExternalStore } from 'react'

const none: readonly string[] = []
let shown = none
const listeners = new Set<() => void>()

function show(patterns: readonly string[]): void {
  shown = patterns
  for (const tell of listeners) tell()
}

function listen(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

/** `/medicines-orders?kind=shop` is `medicines-orders`: the pattern of the path, as routes have it. */
const patternIn = (address: string) => /^\/?([^/?#]*)/.exec(address)![1]!

/** Says what the screen that is shown is a part of, as long as it is there: the addresses of its crumbs. */
export function useSayWayBack(addresses: readonly string[]): void {
  const said = addresses.map(patternIn).join(' ')
  useLayoutEffect(() => {
    if (said === '') return undefined
    const patterns = said.split(' ')
    show(patterns)
    return () => {
      if (shown === patterns) show(none)
    }
  }, [said])
}

/** Patterns of the paths that lead back from the screen that is shown, the farthest first; none where it says nothing. */
export const useWayBack = (): readonly string[] => useSyncExternalStore(listen, () => shown)

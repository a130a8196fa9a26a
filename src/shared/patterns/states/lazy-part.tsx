import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { ErrorState } from './states.tsx'

/** A part of a screen whose code is fetched when it is first shown: the skeleton stands there until it has come, and another try where it did not. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  skeleton: ReactNode,
): ComponentType<Props> {
  let known: ComponentType<Props> | undefined
  return function LazyPart(props: Props) {
    // A function as a state would be called.
    const [come, set] = useState<{ readonly Part: ComponentType<Props> } | 'failed' | undefined>(() => known && { Part: known })
    useEffect(() => {
      if (come !== undefined) return
      let isGone = false
      load().then(
        (Part) => (isGone ? undefined : set({ Part: (known = Part) })),
        () => !isGone && set('failed'),
      )
      return () => {
        isGone = true
      }
    }, [come])
    if (come === 'failed') return <ErrorState onRetry={() => set(undefined)} />
    return come ? <come.Part {...props} /> : skeleton
  }
}

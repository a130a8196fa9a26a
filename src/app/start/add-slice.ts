import type { EnhancedStore } from '@reduxjs/toolkit'
import { readKept, writeKept } from '#shared/state/kept-slice.ts'
import { type LazySlice, sliceJoined } from '#shared/state/lazy-slice.ts'

type Inject = (slice: { reducerPath: string; reducer: LazySlice['reducer'] }) => unknown

/** How slices join this store: with what storage has of them, and kept there from then on. A slice that has joined stays. */
export function slicesOf(store: Pick<EnhancedStore, 'dispatch' | 'getState' | 'subscribe'>, inject: Inject) {
  const joined = new Set<string>()
  return (slice: LazySlice): void => {
    if (joined.has(slice.name)) return
    joined.add(slice.name)
    inject({ reducerPath: slice.name, reducer: slice.reducer })
    store.dispatch(sliceJoined({ name: slice.name, stored: readKept(slice) }))
    let written = slice.select(store.getState() as object)
    store.subscribe(() => {
      const state = slice.select(store.getState() as object)
      if (state === written) return
      written = state
      writeKept(slice, state)
    })
  }
}

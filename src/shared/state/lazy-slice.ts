import { createAction, type Reducer, type Slice } from '@reduxjs/toolkit'
import type { ApiServices } from '../api/services.ts'

/** Slices of capabilities, by their names: `declare module '#shared/state/lazy-slice.ts' { interface LazySlices extends WithSlice<typeof cart> {} }`. */
export interface LazySlices {}

export interface LazySliceOptions<State> {
  /** Of whom it is: what is a person's goes when they sign out, or somebody else signs in; what is the device's stays. */
  readonly of: 'person' | 'device'
  /** Kept in this browser's storage. `version` goes up when the shape changes; `check` gives the state, or nothing where the shape is another. */
  readonly kept?: { readonly version: number; readonly check: (stored: unknown) => State | undefined }
}

export interface LazySlice<State = unknown> extends LazySliceOptions<State> {
  readonly name: string
  readonly reducer: Reducer<State>
  readonly initial: State
  /** The slice's state, also before it has joined the store. */
  readonly select: (state: object) => State
}

/** The slice joins the store, with what storage had of it. */
export const sliceJoined = createAction<{ name: string; stored?: unknown }>('slices/joined')
/** The person whose session this was is gone. */
export const personLeft = createAction('slices/personLeft')

/** Makes of a capability's slice one that joins the store when it is first needed (`needSlice`). */
export function lazySlice<State>(
  { name, reducer, getInitialState }: Pick<Slice<State>, 'name' | 'reducer' | 'getInitialState'>,
  options: LazySliceOptions<State>,
): LazySlice<State> {
  const initial = getInitialState()
  return {
    ...options,
    name,
    initial,
    select: (state) => (state as Record<string, State | undefined>)[name] ?? initial,
    reducer: (state, action) => {
      if (personLeft.match(action) && options.of === 'person') return initial
      if (!sliceJoined.match(action) || action.payload.name !== name) return reducer(state, action)
      return (action.payload.stored as State | undefined) ?? state ?? initial
    },
  }
}

/** A thunk: before the first action of the slice is dispatched, by the screen or layer that needs it. Again, it does nothing. */
export const needSlice =
  <State>(slice: LazySlice<State>) =>
  (_dispatch: unknown, _getState: unknown, services: ApiServices): void =>
    services.addSlice?.(slice as unknown as LazySlice)

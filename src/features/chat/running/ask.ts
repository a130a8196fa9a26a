import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'

// What dispatch takes is known only where the store is made.
export type Dispatch = ThunkDispatch<never, unknown, UnknownAction>

/** Asks once, and takes the answer; its answer is kept in no cache. Rejects with an `ApiError`. */
export const askOnce =
  (dispatch: Dispatch) =>
  <T>(action: unknown): Promise<T> =>
    (dispatch(action as never) as unknown as { unwrap(): Promise<T> }).unwrap()

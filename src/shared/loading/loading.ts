import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/**
 * Calls in flight that the person should see. Kept as names, not as a number: after a route change has cleared them, the end
 * of an old call takes nothing away from the calls that began since.
 */
const slice = createSlice({
  name: 'loading',
  initialState: [] as string[],
  reducers: {
    callStarted: (state, { payload }: PayloadAction<string>) => [...state, payload],
    callEnded: (state, { payload }: PayloadAction<string>) => state.filter((call) => call !== payload),
    /** A route change completed, was cancelled or failed. */
    loadingCleared: (state) => (state.length === 0 ? state : []),
  },
})

export const { callStarted, callEnded, loadingCleared } = slice.actions
export const loadingReducer = slice.reducer

export const selectLoadingCount = (state: { loading: string[] }) => state.loading.length

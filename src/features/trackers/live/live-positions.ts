import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { lazySlice } from '#shared/state/lazy-slice.ts'

/** Where a tracker is now, as the hub told last. */
export interface LivePosition {
  readonly at: string
  readonly latitude: number
  readonly longitude: number
  readonly battery: number | null
}

type LivePositions = Record<string, LivePosition>

const slice = createSlice({
  name: 'livePositions',
  initialState: {} as LivePositions,
  reducers: {
    /** An older one than what is known changes nothing: fixes may overtake one another on their way. */
    positionTold(state, { payload: { id, ...position } }: PayloadAction<LivePosition & { id: string }>) {
      const known = state[id]
      if (!known || known.at < position.at) state[id] = position
    },
  },
})

export const { positionTold } = slice.actions
export const livePositions = lazySlice(slice, { of: 'person' })

declare module '#shared/state/lazy-slice.ts' {
  interface LazySlices extends WithSlice<typeof slice> {}
}

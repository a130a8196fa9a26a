import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { lazySlice } from '#shared/state/lazy-slice.ts'

/** What somebody began to write, by whom they write to. */
type Drafts = Readonly<Record<string, string>>

const slice = createSlice({
  name: 'chatDrafts',
  initialState: {} as Drafts,
  reducers: {
    draftChanged: (state, { payload: { to, text } }: PayloadAction<{ to: string; text: string }>) => {
      const { [to]: _, ...others } = state
      return text === '' ? others : { ...others, [to]: text }
    },
  },
})

export const { draftChanged } = slice.actions

const isDrafts = (stored: unknown): stored is Drafts =>
  typeof stored === 'object' && stored !== null && Object.values(stored).every((text) => typeof text === 'string')

/** Drafts stay on this device, and go with the sign-out. */
export const draftsSlice = lazySlice(slice, {
  of: 'person',
  kept: { version: 1, check: (stored) => (isDrafts(stored) ? stored : undefined) },
})

declare module '#shared/state/lazy-slice.ts' {
  interface LazySlices extends WithSlice<typeof slice> {}
}

export const selectDraft = (state: object, to: string): string => draftsSlice.select(state)[to] ?? ''

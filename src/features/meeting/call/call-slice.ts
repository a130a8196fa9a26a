import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import type { MeetingPart } from '#contract/meeting/values.ts'
import { lazySlice } from '#shared/state/lazy-slice.ts'
import type { LinkState } from './way.ts'
import type { Shown } from './shown-channel.ts'
import type { ConnectionEnd } from './signal-line.ts'

/** How one's own connection to the call stands. */
export type CallStanding = 'away' | 'joining' | 'joined' | 'consent_needed' | 'full' | ConnectionEnd

export interface PeerView {
  readonly id: string
  readonly part: MeetingPart
  readonly name: string
  readonly link: LinkState
  readonly shown: Shown
  /** What the way is like; `null` until it is known. */
  readonly quality: 'good' | 'fair' | 'poor' | null
}

/** All of a running call that can be written down; streams and connections stay outside the store. */
export interface CallView {
  /** The appointment's id; a guest's own, who is told no other. */
  readonly meeting: string | null
  readonly standing: CallStanding
  readonly peers: readonly PeerView[]
  readonly own: Shown
  /** The server is reached; picture and sound go on without it. */
  readonly isReached: boolean
}

const away: CallView = {
  meeting: null,
  standing: 'away',
  peers: [],
  own: { microphone: false, camera: false, screen: false },
  isReached: true,
}

const slice = createSlice({
  name: 'call',
  initialState: away,
  reducers: {
    changed: (_state, { payload }: PayloadAction<CallView>) => payload as never,
    left: () => away,
  },
})

export const { changed: callChanged, left: callLeft } = slice.actions

/** The running call of this tab; joins the store with the first call. */
export const callSlice = lazySlice(slice, { of: 'person' })

declare module '#shared/state/lazy-slice.ts' {
  interface LazySlices extends WithSlice<typeof slice> {}
}

export const selectCall = (state: object): CallView => callSlice.select(state)

import { createSlice, type Draft, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import type { ChatMessage } from '#contract/chat/schemas.ts'
import { lazySlice } from '#shared/state/lazy-slice.ts'
import { merged } from '../model/timeline.ts'
import type { OutboxView } from '../outbox/outbox-item.ts'

/** A conversation that is, or was, open in this tab. */
export interface Talk {
  readonly messages: readonly ChatMessage[]
  /** Up to which change all is known. */
  readonly lastChange: number
  readonly state: 'loading' | 'ready' | 'failed'
}

interface ChatState {
  readonly talks: Readonly<Record<string, Talk>>
  readonly outbox: readonly OutboxView[]
  /** Until when the other one types, by conversation, in milliseconds. */
  readonly typing: Readonly<Record<string, number>>
  /** Who looks at the platform now. */
  readonly present: readonly string[]
}

const initialState: ChatState = { talks: {}, outbox: [], typing: {}, present: [] }
const newTalk: Talk = { messages: [], lastChange: 0, state: 'loading' }

/** What was made elsewhere and is changed by nobody, as a part of the state. */
const castDraft = <T>(value: T) => value as Draft<T>

const slice = createSlice({
  name: 'chat',
  initialState,
  reducers: {
    talkBegun: (state, { payload: id }: PayloadAction<string>) => {
      const talk = state.talks[id] ?? castDraft(newTalk)
      state.talks[id] = { ...talk, state: talk.state === 'ready' ? 'ready' : 'loading' }
    },
    talkFailed: (state, { payload: id }: PayloadAction<string>) => {
      const talk = state.talks[id]
      if (talk?.state === 'loading') talk.state = 'failed'
    },
    /** Messages that were told. `upTo`: all changes up to this one are known now. */
    messagesTold: (
      state,
      { payload: { id, messages, upTo } }: PayloadAction<{ id: string; messages: readonly ChatMessage[]; upTo?: number }>,
    ) => {
      const talk = (state.talks[id] ??= castDraft(newTalk))
      talk.messages = castDraft(merged(talk.messages, messages))
      if (upTo === undefined) return
      talk.lastChange = Math.max(talk.lastChange, upTo)
      talk.state = 'ready'
    },
    outboxRead: (state, { payload }: PayloadAction<readonly OutboxView[]>) => {
      state.outbox = castDraft(payload)
    },
    typingTold: (state, { payload: { id, until } }: PayloadAction<{ id: string; until: number | null }>) => {
      if (until === null) delete state.typing[id]
      else state.typing[id] = until
    },
    presentTold: (state, { payload }: PayloadAction<readonly string[]>) => {
      state.present = castDraft(payload)
    },
  },
})

export const { talkBegun, talkFailed, messagesTold, outboxRead, typingTold, presentTold } = slice.actions

/** Running conversations and what waits to be sent, of this tab and person. */
export const chatSlice = lazySlice(slice, { of: 'person' })

declare module '#shared/state/lazy-slice.ts' {
  interface LazySlices extends WithSlice<typeof slice> {}
}

export const selectTalk = (state: object, id: string | null): Talk | undefined =>
  id === null ? undefined : chatSlice.select(state).talks[id]
export const selectOutbox = (state: object): readonly OutboxView[] => chatSlice.select(state).outbox
export const selectTypingUntil = (state: object, id: string | null): number =>
  (id === null ? undefined : chatSlice.select(state).typing[id]) ?? 0
export const selectIsPresent = (state: object, person: string | undefined): boolean =>
  person !== undefined && chatSlice.select(state).present.includes(person)

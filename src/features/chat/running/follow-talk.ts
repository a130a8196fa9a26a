import type { Changes, Messages } from '#contract/chat/schemas.ts'
import { onHubEvent, onHubReset, onHubState, hubState } from '#shared/hub/bus.ts'
import { chatQuestions } from '../api.ts'
import type { Hole } from '../model/timeline.ts'
import { askOnce, type Dispatch } from './ask.ts'
import { messagesTold, selectTalk, talkBegun, talkFailed } from './chat-slice.ts'

/** Without the hub it is looked so often, in milliseconds. */
const withoutHub = 15_000

const untracked = { track: false } as const

export interface FollowedTalk {
  readonly stop: () => void
  readonly again: () => void
}

/** Reads a page into the slice. */
export async function readPage(dispatch: Dispatch, id: string, query: { before?: number; after?: number; around?: number }) {
  const page = await askOnce(dispatch)<Messages>(chatQuestions.readChatPage.initiate({ params: { id }, query }, untracked))
  dispatch(messagesTold({ id, messages: page.messages }))
  return page
}

/** Loads what is missing, from its end. */
export const fillHole = (dispatch: Dispatch, id: string, { before }: Hole) => readPage(dispatch, id, { before })

/**
 * Keeps a conversation as it is on the server, from the newest page on: by what the hub tells, after each reconnection, and every few seconds
 * while there is no hub. One question at a time; what is told meanwhile is asked for after it.
 */
export function followTalk(dispatch: Dispatch, getState: () => object, id: string): FollowedTalk {
  let stopped = false
  let asking = false
  let isStale = true

  async function askOnceMore(): Promise<void> {
    const known = selectTalk(getState(), id)
    if (known?.state !== 'ready') {
      const { messages, lastChange } = await askOnce(dispatch)<Messages>(
        chatQuestions.readChatPage.initiate({ params: { id }, query: {} }, untracked),
      )
      return void dispatch(messagesTold({ id, messages, upTo: lastChange }))
    }
    const changes = await askOnce(dispatch)<Changes>(
      chatQuestions.readChatChanges.initiate({ params: { id }, query: { after: known.lastChange } }, untracked),
    )
    dispatch(messagesTold({ id, messages: changes.messages, upTo: changes.lastChange }))
    // The newest page as well, where too much has happened to be told one by one; what lies between is a hole.
    if (changes.tooMany) await readPage(dispatch, id, {})
  }

  async function sync(): Promise<void> {
    isStale = true
    if (asking) return
    asking = true
    try {
      while (isStale && !stopped) {
        isStale = false
        await askOnceMore()
      }
    } catch {
      if (!stopped) dispatch(talkFailed(id))
    } finally {
      asking = false
    }
  }

  dispatch(talkBegun(id))
  void sync()
  const timer = setInterval(() => hubState() !== 'connected' && navigator.onLine && void sync(), withoutHub)
  const stops = [
    onHubEvent('chat.changed', ({ payload }) => payload.id === id && void sync()),
    onHubReset(() => void sync()),
    onHubState(() => hubState() === 'connected' && void sync()),
    () => clearInterval(timer),
    () => (stopped = true),
  ]
  return {
    stop: () => stops.forEach((stop) => stop()),
    again: () => {
      dispatch(talkBegun(id))
      void sync()
    },
  }
}

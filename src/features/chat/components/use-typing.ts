import { useEffect, useRef } from 'react'
import { typingTimes } from '#contract/chat/values.ts'
import { conversationTopic } from '#contract/chat/topics.ts'
import { useHubEvent, useWatched } from '#shared/hub/use-hub.ts'
import { useDispatch, useSelector } from 'react-redux'
import { readPersonId } from '#shared/session/person-id.ts'
import { browserStorage } from '#shared/session/safe-storage.ts'
import { chatQuestions } from '../api.ts'
import type { Dispatch } from '../running/ask.ts'
import { selectTypingUntil, typingTold } from '../running/chat-slice.ts'

/** Says that one types, at most so often, and that one stopped after a pause. Answers what to call with each key. */
export function useSayTyping(conversation: string | null): { typed: () => void; stopped: () => void } {
  const dispatch = useDispatch<Dispatch>()
  const saying = useRef<ReturnType<typeof sayer>>(undefined)
  useEffect(() => {
    const mine = (saying.current = sayer(dispatch, conversation))
    return () => mine.stopped()
  }, [dispatch, conversation])
  return { typed: () => saying.current?.typed(), stopped: () => saying.current?.stopped() }
}

function sayer(dispatch: Dispatch, conversation: string | null) {
  let saidAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const say = (typing: boolean) => {
    if (!conversation || !navigator.onLine) return
    const given = { params: { id: conversation }, body: { typing } }
    dispatch(chatQuestions.sayTyping.initiate(given, { track: false }) as never)
  }
  const stopped = () => {
    clearTimeout(timer)
    if (saidAt === 0) return
    saidAt = 0
    say(false)
  }
  const typed = () => {
    const now = Date.now()
    if (now - saidAt >= typingTimes.renew) {
      saidAt = now
      say(true)
    }
    clearTimeout(timer)
    timer = setTimeout(stopped, typingTimes.stop)
  }
  return { typed, stopped }
}

/** Whether the other one types now. Forgotten by itself, for the word that they stopped may be lost. */
export function useIsTyping(conversation: string | null): boolean {
  const dispatch = useDispatch()
  const until = useSelector((state: object) => selectTypingUntil(state, conversation))
  useWatched(conversation === null ? null : conversationTopic(conversation), () => {})
  useHubEvent('chat.typing', ({ payload: { id, by, state } }) => {
    if (by === readPersonId(browserStorage)) return
    dispatch(typingTold({ id, until: state === 'typing' ? Date.now() + typingTimes.expires : null }))
  })
  useEffect(() => {
    if (until === 0 || conversation === null) return
    const timer = setTimeout(() => dispatch(typingTold({ id: conversation, until: null })), Math.max(0, until - Date.now()))
    return () => clearTimeout(timer)
  }, [until, conversation, dispatch])
  return until > 0
}

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { supportRequestTopic } from '#contract/support/topics.ts'
import { replyingTimes } from '#contract/support/values.ts'
import { useHubEvent, useWatched } from '#shared/hub/use-hub.ts'
import { useSayReplyingMutation } from '../api.ts'

/** Who of the office is replying to this request now; forgotten by itself, for the word that they stopped may be lost. */
export function useReplying(id: string): string | null {
  const [name, setName] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useWatched(supportRequestTopic(id), () => {})
  useHubEvent('supportRequest.replying', ({ payload }) => {
    if (payload.id !== id) return
    clearTimeout(timer.current)
    setName(payload.state === 'replying' ? payload.name : null)
    timer.current = setTimeout(() => setName(null), replyingTimes.expires)
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  return name
}

/** Says that one is replying while one types, at most so often, and that one stopped. */
export function useSayReplying(id: string): { typed: () => void; stopped: () => void } {
  const [say] = useSayReplyingMutation()
  const saidAt = useRef(0)
  const tell = (replying: boolean) => void say({ params: { id }, body: { replying } })
  const typed = () => {
    const now = performance.now()
    if (saidAt.current !== 0 && now - saidAt.current < replyingTimes.renew) return
    saidAt.current = now
    tell(true)
  }
  const stopped = () => {
    if (saidAt.current === 0) return
    saidAt.current = 0
    tell(false)
  }
  const leave = useEffectEvent(stopped)
  useEffect(() => () => leave(), [id])
  return { typed, stopped }
}

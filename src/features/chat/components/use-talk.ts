import { useEffect, useRef } from 'react'
import { useDispatch, useSelector, useStore } from 'react-redux'
import { needSlice } from '#shared/state/lazy-slice.ts'
import type { Dispatch } from '../running/ask.ts'
import { chatSlice, selectTalk, type Talk } from '../running/chat-slice.ts'
import { followTalk, type FollowedTalk } from '../running/follow-talk.ts'

/** The conversation as it is, followed while it is shown. */
export function useTalk(id: string | null): { talk: Talk | undefined; again: () => void } {
  const dispatch = useDispatch<Dispatch>()
  const store = useStore()
  const followed = useRef<FollowedTalk>(undefined)
  useEffect(() => {
    dispatch(needSlice(chatSlice) as never)
    if (id === null) return
    const mine = (followed.current = followTalk(dispatch, () => store.getState() as object, id))
    return mine.stop
  }, [dispatch, store, id])
  return { talk: useSelector((state: object) => selectTalk(state, id)), again: () => followed.current?.again() }
}

import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { presenceTimes } from '#contract/chat/values.ts'
import { needSlice } from '#shared/state/lazy-slice.ts'
import { chatQuestions } from '../api.ts'
import { askOnce, type Dispatch } from '../running/ask.ts'
import { chatSlice, presentTold } from '../running/chat-slice.ts'

/** Says that one looks while the tab is looked at, and learns who else does. */
export function usePresence(): void {
  const dispatch = useDispatch<Dispatch>()
  useEffect(() => {
    dispatch(needSlice(chatSlice) as never)
    const say = () => {
      if (document.visibilityState !== 'visible' || !navigator.onLine) return
      askOnce(dispatch)<{ people: string[] }>(chatQuestions.sayPresent.initiate(undefined, { track: false })).then(
        ({ people }) => dispatch(presentTold(people)),
        () => {},
      )
    }
    say()
    const timer = setInterval(say, presenceTimes.renew)
    document.addEventListener('visibilitychange', say)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', say)
    }
  }, [dispatch])
}

import { useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import { chatQuestions } from '../api.ts'
import type { Dispatch } from '../running/ask.ts'

/** Whether somebody looks at this tab. */
function useIsLooked(): boolean {
  const [isLooked, set] = useState(() => document.visibilityState === 'visible')
  useEffect(() => {
    const changed = () => set(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', changed)
    return () => document.removeEventListener('visibilitychange', changed)
  }, [])
  return isLooked
}

/** Tells how far one has received, and read: what is in sight of a tab that is looked at. */
export function usePosition(id: string | null, known: { lastSeq: number; readSeq: number; atEnd: boolean }): void {
  const dispatch = useDispatch<Dispatch>()
  const isLooked = useIsLooked()
  const { lastSeq, readSeq, atEnd } = known
  const read = isLooked && atEnd ? lastSeq : 0
  useEffect(() => {
    if (id === null || lastSeq === 0 || (read <= readSeq && lastSeq <= readSeq)) return
    const given = { params: { id }, body: { delivered: lastSeq, read } }
    const timer = setTimeout(() => dispatch(chatQuestions.setChatPosition.initiate(given, { track: false }) as never), 200)
    return () => clearTimeout(timer)
  }, [dispatch, id, lastSeq, read, readSeq])
}

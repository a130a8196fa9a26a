import { useCallback, useState } from 'react'
import { useDispatch } from 'react-redux'
import type { Dispatch } from '../running/ask.ts'
import { readPage } from '../running/follow-talk.ts'

/** Loads messages before the first that is there, one page at a time. What did not come is asked for again by a press alone. */
export function useOlder(id: string | null, first: number) {
  const dispatch = useDispatch<Dispatch>()
  const [state, set] = useState<'idle' | 'asked' | 'failed'>('idle')
  const ask = useCallback(() => {
    if (id === null || state === 'asked') return
    set('asked')
    readPage(dispatch, id, { before: first }).then(
      () => set('idle'),
      () => set('failed'),
    )
  }, [dispatch, id, first, state])
  return { isAsked: state === 'asked', failed: state === 'failed', ask }
}

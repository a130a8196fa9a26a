import { useEffect, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { needSlice } from '#shared/state/lazy-slice.ts'
import type { LocalMedia } from '../devices/local-media.ts'
import { Call } from './call.ts'
import type { CallSide } from './call-side.ts'
import { callChanged, callLeft, callSlice, selectCall, type CallView } from './call-slice.ts'
import { browserTimers } from './timers.ts'

export interface OwnCall {
  /** What of it can be written down; of another call's it is as if there were none. */
  readonly view: CallView
  /** `null` until the person has come in. */
  readonly call: Call | null
  readonly join: () => void
  readonly leave: () => void
}

/** The person's side of one call, from coming in until they leave or the screen is gone. */
export function useCall({ id, api, watch }: CallSide, media: LocalMedia): OwnCall {
  const dispatch = useDispatch()
  const [call, setCall] = useState<Call | null>(null)
  const kept = useSelector(selectCall)
  const view = kept.meeting === id ? kept : callSlice.initial

  useEffect(() => {
    if (!call) return
    return () => {
      call.leave()
      dispatch(callLeft())
    }
  }, [call, dispatch])

  return {
    view,
    call,
    join: () => {
      dispatch(needSlice(callSlice) as never)
      const made = new Call({
        meeting: id,
        media,
        api: api(dispatch as never),
        timers: browserTimers,
        watch,
        // Its client is large, and needed by few.
        openRoom: async (pass, hears) => (await import('./livekit-room.ts')).openLiveKitRoom(pass, hears),
        changed: (next) => dispatch(callChanged(next)),
      })
      setCall(made)
      void made.start()
    },
    leave: () => setCall(null),
  }
}

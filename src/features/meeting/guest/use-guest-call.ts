import { useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import type { GuestCall } from '#contract/meeting/guest-schemas.ts'
import { isApiError } from '#shared/api/api-error.ts'
import { askOnce } from '../call/call-api.ts'
import { guestVerbs } from './guest-api.ts'

/** Milliseconds between two questions: a guest has no account, and so no hub that would tell. */
const every = 3000

export interface GuestStanding {
  /** What was decided, as far as it is known; it stays while the server is away. */
  readonly call: GuestCall | null
  readonly isReached: boolean
  /** There is no such guest: the visit was removed. */
  readonly isUnknown: boolean
}

/** How a guest stands, asked again and again. */
export function useGuestCall(secret: string): GuestStanding {
  const dispatch = useDispatch()
  const [standing, setStanding] = useState<GuestStanding>({ call: null, isReached: true, isUnknown: false })
  useEffect(() => {
    const ask = askOnce(dispatch as never)
    let isShown = true
    const look = async () => {
      try {
        const call = await ask<GuestCall>(guestVerbs.readGuestCall.initiate({ body: { secret } }, { track: false }))
        if (isShown) setStanding({ call, isReached: true, isUnknown: false })
      } catch (error) {
        const isUnknown = isApiError(error) && error.status === 404
        if (isShown) setStanding((before) => ({ ...before, isReached: isUnknown, isUnknown }))
      }
    }
    void look()
    const timer = setInterval(() => void look(), every)
    return () => {
      isShown = false
      clearInterval(timer)
    }
  }, [dispatch, secret])
  return standing
}

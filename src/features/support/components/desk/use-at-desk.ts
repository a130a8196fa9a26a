import { useEffect, useEffectEvent } from 'react'
import { deskTimes } from '#contract/support/values.ts'
import { useSayAtDeskMutation } from '../../api.ts'

/** Says that one is at the desk while the tab is looked at; answers who else is. */
export function useAtDesk() {
  const [say, { data }] = useSayAtDeskMutation()
  const tell = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && navigator.onLine) void say(undefined)
  })
  useEffect(() => {
    tell()
    const timer = setInterval(() => tell(), deskTimes.renew)
    return () => clearInterval(timer)
  }, [])
  return data?.present ?? []
}

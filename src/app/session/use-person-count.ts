import { useState } from 'react'
import { useSelector } from 'react-redux'
import { selectSessionId } from '#shared/session/login.ts'

/**
 * Goes up when one person's session follows another's at once, as when somebody else signs in in another tab. As a key it ends what was
 * drawn for the one before, with all that was written there. Signing in and out leaves it as it is: what a visitor wrote is their own.
 */
export function usePersonCount(): number {
  const session = useSelector(selectSessionId)
  const [known, setKnown] = useState({ session, count: 0 })
  if (known.session === session) return known.count
  const isOther = known.session !== undefined && session !== undefined
  const count = isOther ? known.count + 1 : known.count
  setKnown({ session, count })
  return count
}

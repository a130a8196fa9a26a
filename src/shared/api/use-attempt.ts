import { useState } from 'react'
import { attemptKey } from './attempt-key.ts'

/**
 * The key of one attempt at paying, booking or ordering. Handed to a mutation as `attempt`, it makes trying again after a broken
 * connection safe: the server answers what it answered first. `renew` begins another attempt, after success or a changed form.
 */
export function useAttempt(): { attempt: string; renew: () => void } {
  const [attempt, setAttempt] = useState(attemptKey)
  return { attempt, renew: () => setAttempt(attemptKey()) }
}

import { useState } from 'react'

/** The instant at which the part came up: ISO 8601, UTC. */
export function useNow(): string {
  const [now] = useState(() => new Date().toISOString())
  return now
}

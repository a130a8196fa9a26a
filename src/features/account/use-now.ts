import { useState } from 'react'
import { platformNow } from '#shared/lib/platform-time.ts'

/** The instant at which the part came up: ISO 8601, UTC. */
export function useNow(): string {
  const [now] = useState(() => new Date(platformNow()).toISOString())
  return now
}

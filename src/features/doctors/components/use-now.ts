import { useState } from 'react'
import { dayOf } from '#shared/lib/format-time.ts'
import { platformNow } from '#shared/lib/platform-time.ts'

/** The instant at which the screen was opened: a render must not look at the clock. */
export function useNow(): string {
  const [now] = useState(() => new Date(platformNow()).toISOString())
  return now
}

/** The day of that instant in the zone. */
export function useToday(zone: string): string {
  return dayOf(useNow(), zone)
}

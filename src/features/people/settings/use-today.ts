import { useState } from 'react'
import { dayOf } from '#shared/lib/format-time.ts'
import { useZone } from '#shared/ui/time/ZoneContext.ts'
import { platformNow } from '#shared/lib/platform-time.ts'

/** The calendar's day for the reader, as it was when the screen came up: `2026-11-20`. */
export function useToday(): string {
  const [now] = useState(() => new Date(platformNow()).toISOString())
  return dayOf(now, useZone())
}

import { useState } from 'react'
import { platformNow } from './platform-time.ts'

/** When the component was first drawn, in milliseconds since the epoch: for what need not follow the clock, and may stand on a page often. */
export function useMountTime(): number {
  const [time] = useState(() => platformNow())
  return time
}

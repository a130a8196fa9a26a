import { useState } from 'react'

/** When the component was first drawn, in milliseconds since the epoch: for what need not follow the clock, and may stand on a page often. */
export function useMountTime(): number {
  const [time] = useState(() => Date.now())
  return time
}

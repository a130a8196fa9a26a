import { useEffect, useState } from 'react'
import { platformNow } from './platform-time.ts'

/** The platform's time in milliseconds since the epoch, read again every `every` milliseconds: for what may be done "from ten minutes ahead". */
export function useNow(every = 15_000): number {
  const [now, setNow] = useState(() => platformNow())
  useEffect(() => {
    const timer = setInterval(() => setNow(platformNow()), every)
    return () => clearInterval(timer)
  }, [every])
  return now
}

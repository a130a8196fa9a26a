import { useEffect, useState } from 'react'

/** The time in milliseconds since the epoch, read again every `every` milliseconds: for what may be done "from ten minutes ahead". */
export function useNow(every = 15_000): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every)
    return () => clearInterval(timer)
  }, [every])
  return now
}

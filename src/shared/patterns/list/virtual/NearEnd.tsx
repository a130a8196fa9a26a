import { useEffect, useEffectEvent, useRef } from 'react'

/** Stands behind the last row and tells once it is nearly in sight. Without the browser's observer it stays silent. */
export function NearEnd({ onNear }: { onNear: () => void }) {
  const mark = useRef<HTMLDivElement>(null)
  const near = useEffectEvent(onNear)
  useEffect(() => {
    if (!mark.current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && near(), { rootMargin: '600px' })
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [])
  return <div ref={mark} aria-hidden="true" />
}

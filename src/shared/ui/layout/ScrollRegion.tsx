import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'

export interface ScrollRegionProps {
  /** What is inside, for those who listen. */
  label: string
  /** `log`: what is said one after the other. */
  role?: 'region' | 'log'
  className?: string
  ref?: RefObject<HTMLDivElement | null>
  children: ReactNode
}

/**
 * A frame that scrolls where what is inside has no room. Then Tab stops at it, so that the arrow keys can move it: not every browser does that by
 * itself, and none where something inside can take the focus.
 */
export function ScrollRegion({ label, role = 'region', className, ref, children }: ScrollRegionProps) {
  const own = useRef<HTMLDivElement>(null)
  const frame = ref ?? own
  const [overflows, setOverflows] = useState(false)
  // After each drawing: what is inside may be another element now.
  useEffect(() => {
    const element = frame.current
    if (!element || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(() => setOverflows(isOverflowing(element)))
    for (const observed of [element, ...element.children]) observer.observe(observed)
    return () => observer.disconnect()
  })
  return (
    <div
      ref={frame}
      className={className}
      role={overflows || role === 'log' ? role : undefined}
      aria-label={overflows || role === 'log' ? label : undefined}
      tabIndex={overflows ? 0 : undefined}
    >
      {children}
    </div>
  )
}

/** By more than a rounding of pixels. */
const isOverflowing = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement) =>
  scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1

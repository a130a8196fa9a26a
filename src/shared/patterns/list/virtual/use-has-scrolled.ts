import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Whether the page has been scrolled since a list is on it. It is told before others who listen to scrolling draw anything: what was in
 * sight is still laid out as it was.
 */
export function useHasScrolled(isLong: boolean): boolean {
  const [hasScrolled, setScrolled] = useState(false)
  useLayoutEffect(() => {
    if (!isLong || hasScrolled) return
    // oxlint-disable-next-line react/set-state-in-effect -- where the page stands is known once the list is laid out
    if (window.scrollY > 0) return setScrolled(true)
    const told = ({ target }: Event) => target === document && flushSync(() => setScrolled(true))
    addEventListener('scroll', told, { capture: true, passive: true })
    return () => removeEventListener('scroll', told, { capture: true })
  }, [isLong, hasScrolled])
  return isLong && hasScrolled
}

import { cloneElement, useId, useRef, useState, type ReactElement, type ReactNode } from 'react'
import { placeWithinSight } from './place-within-sight.ts'
import styles from './Tooltip.module.css'

export interface TooltipProps {
  /** A short explanation, never the only place of something needed. */
  tip: ReactNode
  /** One element that can be focused. */
  children: ReactElement<{ 'aria-describedby'?: string }>
}

/** Shown on hover and focus within the window, stays while pointed at, goes with Escape. */
export function Tooltip({ tip, children }: TooltipProps) {
  const id = useId()
  const [dismissed, setDismissed] = useState(false)
  const shown = useRef<HTMLSpanElement>(null)
  const reset = () => setDismissed(false)
  const place = () => shown.current && placeWithinSight(shown.current)
  return (
    <span
      className={styles.anchor}
      data-dismissed={dismissed || undefined}
      onKeyDown={(event) => event.key === 'Escape' && setDismissed(true)}
      onPointerEnter={place}
      onFocus={place}
      onPointerLeave={reset}
      onBlur={reset}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span ref={shown} role="tooltip" id={id} className={styles.tip}>
        {tip}
      </span>
    </span>
  )
}

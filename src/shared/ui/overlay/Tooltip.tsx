import { cloneElement, useId, useState, type ReactElement, type ReactNode } from 'react'
import styles from './Tooltip.module.css'

export interface TooltipProps {
  /** A short explanation, never the only place of something needed. */
  tip: ReactNode
  /** One element that can be focused. */
  children: ReactElement<{ 'aria-describedby'?: string }>
}

/** Shown on hover and focus, stays while pointed at, goes with Escape. */
export function Tooltip({ tip, children }: TooltipProps) {
  const id = useId()
  const [dismissed, setDismissed] = useState(false)
  const reset = () => setDismissed(false)
  return (
    <span
      className={styles.anchor}
      data-dismissed={dismissed || undefined}
      onKeyDown={(event) => event.key === 'Escape' && setDismissed(true)}
      onPointerLeave={reset}
      onBlur={reset}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span role="tooltip" id={id} className={styles.tip}>
        {tip}
      </span>
    </span>
  )
}

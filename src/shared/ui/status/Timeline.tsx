import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { CheckIcon } from '../icons/status-icons.tsx'
import { When } from '../time/When.tsx'
import styles from './Timeline.module.css'

export interface TimelineStep {
  key: string
  title: ReactNode
  /** ISO 8601, UTC; absent for what is still to come. */
  at?: string | null
  /** Who, and why. */
  note?: ReactNode
  icon?: ReactNode
  current?: boolean
}

/** What happened to a thing, in the order given. */
export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  return (
    <ol className={styles.timeline}>
      {steps.map((step) => (
        <li
          key={step.key}
          className={classes(styles.step, step.current && styles.current)}
          aria-current={step.current ? 'step' : undefined}
        >
          <span className={styles.mark}>{step.icon ?? (step.at ? <CheckIcon size={16} /> : null)}</span>
          <div className={styles.words}>
            <span className={styles.title}>{step.title}</span>
            {step.at && (
              <span className={styles.quiet}>
                <When instant={step.at} />
              </span>
            )}
            {step.note && <div className={styles.quiet}>{step.note}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}

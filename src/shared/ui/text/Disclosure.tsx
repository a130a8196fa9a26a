import type { ReactNode } from 'react'
import { ChevronDownIcon } from '../icons/arrow-icons.tsx'
import styles from './Disclosure.module.css'

interface DisclosureProps {
  /** What is always seen, and opens the rest. */
  summary: ReactNode
  children: ReactNode
  /** Open from the beginning. */
  isOpen?: boolean
}

/** A question whose answer opens below it. The browser's own, so that it opens without scripts and is found by its search. */
export function Disclosure({ summary, children, isOpen }: DisclosureProps) {
  return (
    <details className={styles.disclosure} open={isOpen}>
      <summary>
        {summary}
        <ChevronDownIcon size={18} />
      </summary>
      <div className={styles.rest}>{children}</div>
    </details>
  )
}

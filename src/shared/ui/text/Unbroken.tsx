import type { ReactNode } from 'react'
import styles from './text.module.css'

interface UnbrokenProps {
  children: ReactNode
}

/** What is read out or typed as one, such as the number of an order: it never breaks at its hyphens, and keeps its order beside words of any direction. */
export function Unbroken({ children }: UnbrokenProps) {
  return <bdi className={styles.unbroken}>{children}</bdi>
}

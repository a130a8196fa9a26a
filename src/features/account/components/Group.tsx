import type { ReactNode } from 'react'
import styles from './AccountFrame.module.css'

/** Fields that belong together, under a name. */
export function Group({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      {children}
    </fieldset>
  )
}

import type { ReactNode } from 'react'
import { ink } from './signature.ts'
import styles from './Signature.module.css'

/** A sheet with a line to sign on. White by night as well: what is on it is meant to be printed. */
export function SignaturePaper({ children }: { children: ReactNode }) {
  return (
    <div className={styles.paper} style={{ '--ink': ink } as Record<string, string>}>
      {children}
    </div>
  )
}

import { Mark } from './Mark.tsx'
import styles from './Wordmark.module.css'

/** Mark and name; the name is text, so that it is read and scales. */
export function Wordmark({ size = 32 }: { size?: number }) {
  return (
    <span className={styles.wordmark} style={{ fontSize: size * 0.72 }}>
      <Mark size={size} />
      <span translate="no">
        Care<b>nest</b>
      </span>
    </span>
  )
}

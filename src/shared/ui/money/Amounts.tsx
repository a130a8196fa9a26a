import type { Amount } from '#shared/lib/format-money.ts'
import { Money } from './Money.tsx'
import styles from './Price.module.css'

/** Amounts of several currencies, which nobody can add up: each on a line of its own. */
export function Amounts({ values }: { values: readonly Amount[] }) {
  const [only] = values
  if (only && values.length === 1) return <Money value={only} />
  return (
    <span className={styles.amounts}>
      {values.map((value) => (
        <Money key={value.currency} value={value} />
      ))}
    </span>
  )
}

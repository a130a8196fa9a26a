import type { ReactNode } from 'react'
import styles from './Facts.module.css'

/** Names with their values; what is absent (`null`, `undefined`, `false`, empty) is left out. */
export function Facts({ facts }: { facts: readonly { name: ReactNode; value: ReactNode }[] }) {
  const given = facts.filter(({ value }) => value !== null && value !== undefined && value !== false && value !== '')
  return (
    <dl className={styles.facts}>
      {given.map(({ name, value }, index) => (
        <div key={index}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

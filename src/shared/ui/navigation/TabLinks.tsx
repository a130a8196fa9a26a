import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import styles from './Tabs.module.css'

/** Tabs that are addresses: each is a link. */
export function TabLinks({ label, tabs }: { label: string; tabs: readonly { to: string; label: ReactNode; count?: number }[] }) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      {tabs.map((tab) => (
        <NavLink key={tab.to} to={tab.to} end className={styles.tab ?? ''}>
          {tab.label}
          {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
        </NavLink>
      ))}
    </nav>
  )
}

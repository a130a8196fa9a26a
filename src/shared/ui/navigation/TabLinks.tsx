import { useRef, type ReactNode } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import styles from './Tabs.module.css'
import { useChosenInSight } from './use-chosen-in-sight.ts'

/** Tabs that are addresses: each is a link. */
export function TabLinks({ label, tabs }: { label: string; tabs: readonly { to: string; label: ReactNode; count?: number }[] }) {
  const row = useRef<HTMLElement>(null)
  useChosenInSight(row, useLocation().pathname)
  return (
    <nav ref={row} aria-label={label} className={styles.tabs}>
      {tabs.map((tab) => (
        <NavLink key={tab.to} to={tab.to} end className={styles.tab ?? ''}>
          {tab.label}
          {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
        </NavLink>
      ))}
    </nav>
  )
}

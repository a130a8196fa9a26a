import type { ReactNode } from 'react'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { PageHeader, type PageHeaderProps } from '../page/PageHeader.tsx'
import styles from './Dashboard.module.css'

/** A workspace's start: its header, then rows of figures, columns of panels and charts. Each tile tells its own state. */
export function Dashboard({
  children,
  above,
  ...header
}: PageHeaderProps & { children: ReactNode; /** Alarms. */ above?: ReactNode }) {
  return (
    <Stack gap="5">
      {above}
      <PageHeader {...header} />
      {children}
    </Stack>
  )
}

/** Rows of `StatTile`s: two beside one another on a phone, up to four on a desk. */
export function DashboardFigures({ children }: { children: ReactNode }) {
  return <div className={styles.figures}>{children}</div>
}

/** What matters most at the start side, what accompanies it (`side`) at the end side; below one another on a phone. */
export function DashboardColumns({ children, side }: { children: ReactNode; side: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.column}>{children}</div>
      <div className={styles.column}>{side}</div>
    </div>
  )
}

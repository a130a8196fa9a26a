import type { ReactNode } from 'react'
import { useSayWayBack } from '#shared/routing/way-back.ts'
import { Cluster } from '#shared/ui/layout/layout.tsx'
import { Breadcrumbs } from '#shared/ui/navigation/Breadcrumbs.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import styles from './PageHeader.module.css'

export interface PageHeaderProps {
  title: ReactNode
  /** Beside the title: a `StatusBadge`. */
  state?: ReactNode
  /** One sentence below. */
  about?: ReactNode
  crumbs?: readonly { label: string; to?: string }[]
  /** The next step is the one filled button. */
  actions?: ReactNode
}

/** The top of a screen: its name (the one `h1`, where focus goes after navigation), its state, what can be done. */
export function PageHeader({ title, state, about, crumbs, actions }: PageHeaderProps) {
  useSayWayBack((crumbs ?? []).flatMap(({ to }) => to ?? []))
  return (
    <header>
      {crumbs && <Breadcrumbs crumbs={crumbs} />}
      <div className={styles.header}>
        <div className={styles.words}>
          <div className={styles.title}>
            <Heading level={1} tabIndex={-1}>
              {title}
            </Heading>
            {state}
          </div>
          {about && (
            <Text as="div" quiet>
              {about}
            </Text>
          )}
        </div>
        {actions && <Cluster>{actions}</Cluster>}
      </div>
    </header>
  )
}

import type { ReactNode } from 'react'
import { Cluster } from '#shared/ui/layout/layout.tsx'
import { classes } from '#shared/ui/classes.ts'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import styles from './State.module.css'

export interface StateProps {
  /** A drawing from `ui/art`. */
  art?: ReactNode
  title: ReactNode
  children?: ReactNode
  /** What can be done about it. */
  actions?: ReactNode
  level?: 1 | 2 | 3
  /** Inside a card or panel. */
  compact?: boolean
  role?: 'status' | 'alert'
}

/** Instead of content: what happened and what can be done. */
export function State({ art, title, children, actions, level = 2, compact, role }: StateProps) {
  return (
    <section className={classes(styles.state, compact && styles.compact)} role={role}>
      {art}
      <div className={styles.words}>
        <Heading level={level} size="l">
          {title}
        </Heading>
        {children && (
          <Text as="div" quiet>
            {children}
          </Text>
        )}
      </div>
      {actions && <Cluster>{actions}</Cluster>}
    </section>
  )
}

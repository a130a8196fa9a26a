import { useId, type ReactNode } from 'react'
import { Card, type CardProps } from '#shared/ui/cards/Card.tsx'
import { Cluster } from '#shared/ui/layout/layout.tsx'
import { SkeletonText } from '#shared/ui/feedback/Skeleton.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { QueryState, type QueryStateProps } from '../states/QueryState.tsx'
import styles from './Panel.module.css'

export interface PanelProps {
  title: ReactNode
  /** Beside the title: a badge, or the way to all of what the panel shows some of. */
  action?: ReactNode
  /** `soft` when it asks for attention. */
  ground?: CardProps['ground']
  /** An accent of its own: what is about pets, on a screen of another accent. */
  accent?: string
  /** What a guide finds it by: `[data-panel="today"]`. */
  name?: string
  children: ReactNode
}

/** A named part of a dashboard. */
export function Panel({ title, action, ground, accent, name, children }: PanelProps) {
  const id = useId()
  return (
    <Card as="section" ground={ground} aria-labelledby={id} data-workspace={accent} data-panel={name} className={styles.panel}>
      <Cluster gap="3" justify="between">
        <Heading level={2} size="l" id={id}>
          {title}
        </Heading>
        {action && <span className={styles.action}>{action}</span>}
      </Cluster>
      {children}
    </Card>
  )
}

export type QueryPanelProps<Data> = Omit<PanelProps, 'children'> & QueryStateProps<Data>

/** A panel that asks for its own data: loading, empty or failed by itself, while its neighbours go on. */
export function QueryPanel<Data>({
  title,
  action,
  ground,
  accent,
  skeleton = <SkeletonText />,
  ...state
}: QueryPanelProps<Data>) {
  return (
    <Panel title={title} action={action} ground={ground} accent={accent}>
      <QueryState {...state} skeleton={skeleton} />
    </Panel>
  )
}

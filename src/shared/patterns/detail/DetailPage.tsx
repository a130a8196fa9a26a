import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '#shared/ui/cards/Card.tsx'
import { classes } from '#shared/ui/classes.ts'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Tabs } from '#shared/ui/navigation/Tabs.tsx'
import { Timeline, type TimelineStep } from '#shared/ui/status/Timeline.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { useAddressTab } from '../page/use-address-tab.ts'
import { PageHeader, type PageHeaderProps } from '../page/PageHeader.tsx'
import styles from './DetailPage.module.css'

export interface DetailTab {
  key: string
  label: ReactNode
  count?: number
  content: ReactNode
}

export interface DetailPageProps extends PageHeaderProps {
  /** Above the tabs, or all there is. */
  children?: ReactNode
  /** The chosen one is kept in the address (`tab`). */
  tabs?: readonly DetailTab[]
  /** What happened so far, at the end side. */
  timeline?: readonly TimelineStep[]
  /** More at the end side, above the timeline. */
  aside?: ReactNode
}

/** One thing: its name, state and next step; the rest in tabs; its history at the end side. */
export function DetailPage({ children, tabs, timeline, aside, ...header }: DetailPageProps) {
  const { t } = useTranslation('site')
  const [first = '', ...others] = tabs?.map(({ key }) => key) ?? []
  const [chosen, choose] = useAddressTab([first, ...others], { ofOneThing: true })
  const shown = tabs?.find(({ key }) => key === chosen)
  const hasAside = aside !== undefined || (timeline?.length ?? 0) > 0
  return (
    <Stack gap="5">
      <PageHeader {...header} />
      <div className={classes(styles.columns, hasAside && styles.withAside)}>
        <div className={styles.main}>
          {children}
          {tabs && shown && (
            <Tabs label={t('patterns.details')} tabs={tabs} value={shown.key} onChange={choose}>
              <div className={styles.main}>{shown.content}</div>
            </Tabs>
          )}
        </div>
        {hasAside && (
          <aside className={styles.main}>
            {aside}
            {timeline && timeline.length > 0 && (
              <Card>
                <Stack>
                  <Heading level={2} size="m">
                    {t('patterns.history')}
                  </Heading>
                  <Timeline steps={timeline} />
                </Stack>
              </Card>
            )}
          </aside>
        )}
      </div>
    </Stack>
  )
}

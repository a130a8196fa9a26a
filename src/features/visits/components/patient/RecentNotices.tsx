import { useTranslation } from 'react-i18next'
import { NoticeRow, useRecentNoticesQuery } from '#features/notices/index.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { paths } from '#shared/paths.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { SkeletonText } from '#shared/ui/feedback/Skeleton.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import styles from './patient-visits.module.css'

const shown = 4

/** The latest of what the person was told. */
export function RecentNotices() {
  const { t } = useTranslation('workspace')
  const notices = useRecentNoticesQuery({ query: { limit: shown } })
  return (
    <Card as="section" aria-labelledby="recent-notices">
      <div className={styles.sectionHead}>
        <Heading level={2} size="l" id="recent-notices">
          {t('visits.own.news')}
        </Heading>
        <LinkButton small look="quiet" to={paths.notifications.link()}>
          {t('visits.own.allNews')}
        </LinkButton>
      </div>
      <QueryState query={notices} skeleton={<SkeletonText lines={3} />} empty={<Text quiet>{t('visits.own.noNews')}</Text>}>
        {({ items }) => (
          <ul className={styles.notices}>
            {items.map((notice) => (
              <li key={notice.id}>
                <NoticeRow notice={notice} />
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </Card>
  )
}

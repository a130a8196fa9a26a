import { useTranslation } from 'react-i18next'
import { noticeQuestions, NoticeRow, useRecentNoticesQuery } from '#features/notices/index.ts'
import { ahead } from '#shared/api/ahead.ts'
import { QueryPanel } from '#shared/patterns/dashboard/Panel.tsx'
import { PanelList } from '#shared/patterns/dashboard/PanelList.tsx'
import { paths } from '#shared/paths.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { Text } from '#shared/ui/text/Text.tsx'

const asked = { query: { limit: 4 } }

export const askRecentNotices = () => noticeQuestions.recentNotices.initiate(asked, ahead)

/** The latest of what the person was told. */
export function RecentNotices() {
  const { t } = useTranslation('workspace')
  const notices = useRecentNoticesQuery(asked)
  return (
    <QueryPanel
      title={t('visits.own.news')}
      action={
        <LinkButton small look="quiet" to={paths.notifications.link()}>
          {t('visits.own.allNews')}
        </LinkButton>
      }
      query={notices}
      empty={<Text quiet>{t('visits.own.noNews')}</Text>}
    >
      {({ items }) => (
        <PanelList wide items={items} rowKey={({ id }) => id}>
          {(notice) => <NoticeRow notice={notice} />}
        </PanelList>
      )}
    </QueryPanel>
  )
}

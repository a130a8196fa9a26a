import { useTranslation } from 'react-i18next'
import type { Notice } from '#contract/notices/schemas.ts'
import { NoticeRow } from '#features/notices/index.ts'
import { QueryPanel } from '#shared/patterns/dashboard/Panel.tsx'
import { PanelList } from '#shared/patterns/dashboard/PanelList.tsx'
import type { Query } from '#shared/patterns/states/QueryState.tsx'
import { paths } from '#shared/paths.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { Text } from '#shared/ui/text/Text.tsx'

/** The latest of what the person was told. */
export function RecentNotices({ notices }: { notices: Query<{ items: readonly Notice[] }> }) {
  const { t } = useTranslation('workspace')
  return (
    <QueryPanel
      title={t('appointments.own.news')}
      action={
        <LinkButton small variant="quiet" to={paths.notifications.link()}>
          {t('appointments.own.allNews')}
        </LinkButton>
      }
      query={notices}
      empty={<Text quiet>{t('appointments.own.noNews')}</Text>}
    >
      {({ items }) => (
        <PanelList wide items={items} rowKey={({ id }) => id}>
          {(notice) => <NoticeRow notice={notice} />}
        </PanelList>
      )}
    </QueryPanel>
  )
}

import { useTranslation } from 'react-i18next'
import type { Notice } from '#contract/notices/schemas.ts'
import { choiceField } from '#shared/address/fields.ts'
import { ListPage } from '#shared/patterns/list/ListPage.tsx'
import { listQueryAt } from '#shared/patterns/list/list-address.ts'
import { useListController } from '#shared/patterns/list/useListController.ts'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { Empty } from '#shared/patterns/states/states.tsx'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { defineQuestion } from '#shared/screen/question.ts'
import { EmptyInboxArt } from '#shared/ui/art/scenes.tsx'
import { Button } from '#shared/ui/button/Button.tsx'
import { CheckIcon } from '#shared/ui/icons/status-icons.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { noticeQuestions, useCountUnreadNoticesQuery, useReadAllNoticesMutation } from '../../api.ts'
import { NoticeDays } from '../../components/NoticeDays.tsx'
import styles from '../../components/notices.module.css'

const filters = { unread: choiceField(['true']) }

const question = defineQuestion(noticeQuestions.listNotices, ({ search }) => ({
  query: { limit: 30, ...listQueryAt(search, { filters }) },
}))

export default defineScreen({ question, view: Notifications })

/** Everything the patient was told: read, mark, open the thing itself. */
function Notifications({ answer: notices }: ScreenView<typeof question>) {
  const { t } = useTranslation('workspace')
  const list = useListController({ filters })
  const { data: count } = useCountUnreadNoticesQuery()
  const [readAll, { isLoading }] = useReadAllNoticesMutation()
  const newest = notices.data?.pages[0]?.items[0]
  const hasUnread = (count?.unread ?? 0) > 0

  return (
    <Stack gap="5" className={styles.page}>
      <PageHeader
        title={t('notices.routes.notifications.title')}
        about={count && t('notices.waiting', { count: count.unread })}
        actions={
          hasUnread &&
          newest && (
            <Button icon={<CheckIcon />} loading={isLoading} onClick={() => void readAll({ body: { newest: newest.id } })}>
              {t('notices.markAllRead')}
            </Button>
          )
        }
      />
      <ListPage<Notice, 'unread'>
        controller={list}
        query={notices}
        label={t('notices.routes.notifications.title')}
        rowKey={(notice) => notice.id}
        columns={[]}
        filters={[
          {
            name: 'unread',
            label: t('notices.show'),
            all: t('notices.showAll'),
            options: [{ value: 'true', label: t('notices.showUnread') }],
          },
        ]}
        empty={
          <Empty art={<EmptyInboxArt />} title={t('notices.emptyTitle')}>
            {t('notices.emptyText')}
          </Empty>
        }
      >
        {(rows) => <NoticeDays notices={rows} />}
      </ListPage>
    </Stack>
  )
}

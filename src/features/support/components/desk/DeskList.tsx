import { useTranslation } from 'react-i18next'
import type { DeskRequestItem } from '#contract/support/schemas.ts'
import { deskFilters, requestTopics } from '#contract/support/values.ts'
import { useListSettings } from '#shared/patterns/list/columns/useListSettings.ts'
import { pagesOf } from '#shared/patterns/list/export/pages-of.ts'
import type { ListQuery } from '#shared/patterns/list/list-of.ts'
import { ListPage } from '#shared/patterns/list/ListPage.tsx'
import { useListController } from '#shared/patterns/list/useListController.ts'
import { Empty } from '#shared/patterns/states/states.tsx'
import { EmptyInboxArt } from '#shared/ui/art/scenes.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useLazyDeskRequestsPageQuery } from '../../api.ts'
import { deskListOptions } from './desk-list.ts'
import { useAtDesk } from './use-at-desk.ts'
import { useDeskColumns } from './use-desk-columns.tsx'

/** What people asked: what waits for the office first, the longest waiting on top. */
export function DeskList({ requests }: { requests: ListQuery<DeskRequestItem> }) {
  const { t } = useTranslation('workspace')
  const list = useListController(deskListOptions)
  const [askPage] = useLazyDeskRequestsPageQuery()
  const present = useAtDesk()
  const label = t('support.routes.supportDesk.title')
  return (
    <Stack gap="3">
      <Text as="div" size="s" quiet>
        {present.length > 0 && t('support.desk.present', { names: present.map(({ name }) => name).join(', ') })}
      </Text>
      <ListPage<DeskRequestItem, 'show' | 'topic'>
        controller={list}
        query={requests}
        label={label}
        rowKey={({ id }) => id}
        columns={useDeskColumns()}
        searchLabel={t('support.desk.search')}
        settings={useListSettings('support.desk')}
        exporting={{ name: label, readPage: pagesOf(askPage, list.query) }}
        filters={[
          {
            name: 'show',
            label: t('support.desk.show'),
            all: t('support.desk.filters.waitingForUs'),
            options: deskFilters
              .filter((value) => value !== 'waitingForUs')
              .map((value) => ({ value, label: t(`support.desk.filters.${value}`) })),
          },
          {
            name: 'topic',
            label: t('support.open.topic'),
            all: t('support.desk.allTopics'),
            options: requestTopics.map((value) => ({ value, label: t(`support.topics.${value}`) })),
          },
        ]}
        long
        endless
        empty={
          <Empty art={<EmptyInboxArt />} title={t('support.desk.none')}>
            {t('support.desk.noneText')}
          </Empty>
        }
      />
    </Stack>
  )
}

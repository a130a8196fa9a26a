import { useTranslation } from 'react-i18next'
import { useSavedViews } from '#features/views/index.ts'
import { useListSettings } from '#shared/patterns/list/columns/useListSettings.ts'
import { pagesOf } from '#shared/patterns/list/export/pages-of.ts'
import { ListPage } from '#shared/patterns/list/ListPage.tsx'
import { useListController } from '#shared/patterns/list/useListController.ts'
import { Empty } from '#shared/patterns/states/states.tsx'
import { useLazyAuditPageQuery, useListAuditInfiniteQuery } from '../api.ts'
import { useAuditColumns, type AuditEntry } from './use-audit-columns.tsx'

const name = 'admin.audit'

/** Who did what to which record, newest first; searched by the action's name. It goes on as far as one scrolls. */
export function AuditList() {
  const { t } = useTranslation('workspace')
  const list = useListController({ along: ['tab'] })
  const query = { limit: 100, ...(list.search && { action: list.search.slice(0, 80) }) }
  const audit = useListAuditInfiniteQuery({ query })
  const [readPage] = useLazyAuditPageQuery()
  return (
    <ListPage<AuditEntry>
      controller={list}
      query={audit}
      label={t('admin.dashboard.tabs.audit')}
      rowKey={(entry) => entry.id}
      searchLabel={t('admin.audit.search')}
      columns={useAuditColumns()}
      settings={useListSettings(name)}
      views={useSavedViews(name)}
      exporting={{
        name: t('admin.audit.file'),
        readPage: pagesOf(readPage, query),
      }}
      long
      endless
      empty={<Empty title={t('admin.audit.none')} />}
    />
  )
}

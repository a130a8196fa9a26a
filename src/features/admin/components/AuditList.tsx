import { useTranslation } from 'react-i18next'
import { ListPage } from '#shared/patterns/list/ListPage.tsx'
import { useListController } from '#shared/patterns/list/useListController.ts'
import { Empty } from '#shared/patterns/states/states.tsx'
import { useListAuditInfiniteQuery } from '../api.ts'
import { useAuditColumns, type AuditEntry } from './use-audit-columns.tsx'

/** Who did what to which record, newest first; searched by the action's name. */
export function AuditList() {
  const { t } = useTranslation('workspace')
  const list = useListController()
  const audit = useListAuditInfiniteQuery({ query: list.search ? { action: list.search.slice(0, 80) } : {} })
  return (
    <ListPage<AuditEntry>
      controller={list}
      query={audit}
      label={t('admin.dashboard.tabs.audit')}
      rowKey={(entry) => entry.id}
      searchLabel={t('admin.audit.search')}
      columns={useAuditColumns()}
      empty={<Empty title={t('admin.audit.none')} />}
    />
  )
}

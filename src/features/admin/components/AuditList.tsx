import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import type { auditItem } from '#contract/admin/schemas.ts'
import { ListPage } from '#shared/patterns/list/ListPage.tsx'
import { useListController } from '#shared/patterns/list/useListController.ts'
import { Empty } from '#shared/patterns/states/states.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { useListAuditInfiniteQuery } from '../api.ts'
import styles from './admin.module.css'

type Entry = z.infer<typeof auditItem>

/** Who did what to which record, newest first; searched by the action's name. */
export function AuditList() {
  const { t } = useTranslation('workspace')
  const list = useListController()
  const audit = useListAuditInfiniteQuery({ query: list.search ? { action: list.search.slice(0, 80) } : {} })
  return (
    <ListPage<Entry>
      controller={list}
      query={audit}
      label={t('admin.dashboard.tabs.audit')}
      rowKey={(entry) => entry.id}
      searchLabel={t('admin.audit.search')}
      columns={[
        { key: 'at', header: t('admin.columns.at'), cell: (entry) => <When instant={entry.at} /> },
        { key: 'who', header: t('admin.columns.who'), cell: (entry) => entry.userName ?? t('admin.audit.platform') },
        { key: 'action', header: t('admin.columns.action'), cell: (entry) => <code>{entry.action}</code> },
        {
          key: 'record',
          header: t('admin.columns.record'),
          cell: (entry) => (
            <span className={styles.record}>
              {entry.recordKind} <code>{entry.recordId}</code>
            </span>
          ),
        },
        { key: 'reason', header: t('admin.columns.reason'), cell: (entry) => entry.reason ?? '' },
      ]}
      empty={<Empty title={t('admin.audit.none')} />}
    />
  )
}

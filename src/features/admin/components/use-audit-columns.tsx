import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import type { auditItem } from '#contract/admin/schemas.ts'
import type { Column } from '#shared/patterns/list/ListTable.tsx'
import { When } from '#shared/ui/time/When.tsx'
import styles from './admin.module.css'

export type AuditEntry = z.infer<typeof auditItem>

/** Columns of the audit list. */
export function useAuditColumns(): readonly Column<AuditEntry>[] {
  const { t } = useTranslation('workspace')
  return [
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
  ]
}

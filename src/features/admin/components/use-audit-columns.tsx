import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import type { auditItem } from '#contract/admin/schemas.ts'
import { formatInstant } from '#shared/lib/format-time.ts'
import type { Column } from '#shared/patterns/list/column.ts'
import { When } from '#shared/ui/time/When.tsx'
import { useZone } from '#shared/ui/time/ZoneContext.ts'
import styles from './admin.module.css'

export type AuditEntry = z.infer<typeof auditItem>

/** Columns of the audit list. */
export function useAuditColumns(): readonly Column<AuditEntry>[] {
  const { t, i18n } = useTranslation('workspace')
  const zone = useZone()
  const whoOf = ({ userName }: AuditEntry) => userName ?? t('admin.audit.platform')
  const reasonOf = ({ reason }: AuditEntry) => reason ?? ''
  return [
    {
      key: 'at',
      header: t('admin.columns.at'),
      cell: (entry) => <When instant={entry.at} />,
      csv: (entry) => formatInstant(entry.at, i18n.language, zone, 'both', true),
    },
    { key: 'who', header: t('admin.columns.who'), cell: whoOf, csv: whoOf },
    {
      key: 'action',
      header: t('admin.columns.action'),
      cell: (entry) => <code>{entry.action}</code>,
      csv: (entry) => entry.action,
    },
    {
      key: 'record',
      header: t('admin.columns.record'),
      cell: (entry) => (
        <span className={styles.record}>
          {entry.recordKind} <code>{entry.recordId}</code>
        </span>
      ),
      csv: (entry) => `${entry.recordKind} ${entry.recordId}`,
    },
    { key: 'reason', header: t('admin.columns.reason'), cell: reasonOf, csv: reasonOf },
  ]
}

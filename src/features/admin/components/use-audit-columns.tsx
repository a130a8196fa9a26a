import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { z } from 'zod'
import type { auditItem } from '#contract/admin/schemas.ts'
import { paths } from '#shared/paths.ts'
import { formatInstant } from '#shared/lib/format-time.ts'
import type { Column } from '#shared/patterns/list/column.ts'
import { When } from '#shared/ui/time/When.tsx'
import { useZone } from '#shared/ui/time/ZoneContext.ts'
import styles from './admin.module.css'

export type AuditEntry = z.infer<typeof auditItem>

/** What was changed, as far as it may be told: names of fields, and values of those that say nothing personal. */
export const changesText = ({ changes }: AuditEntry): string =>
  (changes ?? [])
    .map(({ field, before, after }) => (after === undefined ? field : `${field}: ${before ?? '–'} → ${after ?? '–'}`))
    .join(', ')

/** Columns of the audit list. */
export function useAuditColumns(linkTo: (id: string) => string): readonly Column<AuditEntry>[] {
  const { t, i18n } = useTranslation('workspace')
  const zone = useZone()
  const whoOf = ({ userName, impersonator }: AuditEntry) =>
    impersonator
      ? t('admin.audit.withEyes', { name: impersonator.name ?? '–', person: userName ?? '–' })
      : (userName ?? t('admin.audit.platform'))
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
      cell: (entry) => (
        <Link to={linkTo(entry.id)} replace>
          <code>{entry.action}</code>
        </Link>
      ),
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
    {
      key: 'changes',
      header: t('admin.audit.changes'),
      cell: (entry) => changesText(entry),
      csv: (entry) => changesText(entry),
    },
    {
      key: 'call',
      header: t('admin.audit.call'),
      cell: (entry) =>
        entry.requestId && (
          <Link to={paths.callTrace.link({ id: entry.requestId })} aria-label={t('admin.audit.openCall')}>
            <code>{entry.requestId.slice(-8)}</code>
          </Link>
        ),
      csv: (entry) => entry.requestId ?? '',
    },
    { key: 'reason', header: t('admin.columns.reason'), cell: reasonOf, csv: reasonOf },
  ]
}

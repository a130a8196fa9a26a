import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { Facts } from '#shared/patterns/detail/Facts.tsx'
import { Drawer } from '#shared/ui/overlay/Drawer.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { changesText, type AuditEntry } from './use-audit-columns.tsx'

/** One entry beside the list, with all that is kept of it. */
export function AuditDrawer({ entry, onClose }: { entry: AuditEntry; onClose: () => void }) {
  const { t } = useTranslation('workspace')
  const { impersonator, requestId, userId } = entry
  return (
    <Drawer open onClose={onClose} width={34} title={entry.action}>
      <Facts
        facts={[
          { name: t('admin.columns.at'), value: <When instant={entry.at} /> },
          { name: t('admin.columns.who'), value: entry.userName ?? t('admin.audit.platform') },
          { name: t('admin.audit.administrator'), value: impersonator?.name },
          { name: t('admin.audit.account'), value: userId && <code>{userId}</code> },
          { name: t('admin.columns.record'), value: <code>{`${entry.recordKind} ${entry.recordId}`}</code> },
          { name: t('admin.columns.reason'), value: entry.reason && <bdi>{entry.reason}</bdi> },
          { name: t('admin.audit.changes'), value: changesText(entry) },
          { name: t('admin.audit.session'), value: entry.sessionId && <code>{entry.sessionId}</code> },
          {
            name: t('admin.audit.call'),
            value: requestId && (
              <Link to={paths.callTrace.link({ id: requestId })}>
                <code>{requestId}</code>
              </Link>
            ),
          },
        ]}
      />
    </Drawer>
  )
}

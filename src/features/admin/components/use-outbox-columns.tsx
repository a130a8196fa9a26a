import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { z } from 'zod'
import type { OutboxState } from '#contract/admin/choices.ts'
import type { outboxItem } from '#contract/admin/schemas.ts'
import type { Column } from '#shared/patterns/list/ListTable.tsx'
import { CheckIcon, ErrorCircleIcon, HourglassIcon } from '#shared/ui/icons/status-icons.tsx'
import { StatusBadge, type StatusLook } from '#shared/ui/status/StatusBadge.tsx'
import { When } from '#shared/ui/time/When.tsx'

export type OutboxItem = z.infer<typeof outboxItem>

const looks = {
  pending: { tone: 'warning', icon: HourglassIcon },
  sent: { tone: 'success', icon: CheckIcon },
  failed: { tone: 'error', icon: ErrorCircleIcon },
} satisfies Record<OutboxState, StatusLook>

/** Columns of the outbox; the recipient leads to the message. */
export function useOutboxColumns(linkTo: (id: string) => string): readonly Column<OutboxItem>[] {
  const { t } = useTranslation('workspace')
  return [
    {
      key: 'to',
      header: t('admin.columns.to'),
      cell: (item) => (
        <Link to={linkTo(item.id)} preventScrollReset>
          {item.to}
        </Link>
      ),
    },
    { key: 'subject', header: t('admin.columns.subject'), cell: (item) => item.subject ?? t('admin.outbox.channels.sms') },
    { key: 'channel', header: t('admin.columns.channel'), cell: (item) => t(`admin.outbox.channels.${item.channel}`) },
    { key: 'at', header: t('admin.columns.at'), cell: (item) => <When instant={item.createdAt} /> },
    {
      key: 'state',
      header: t('admin.columns.state'),
      cell: (item) => (
        <StatusBadge state={item.state} looks={looks}>
          {t(`admin.outbox.states.${item.state}`)}
        </StatusBadge>
      ),
    },
  ]
}

import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { z } from 'zod'
import type { OutboxState } from '#contract/admin/choices.ts'
import type { outboxItem } from '#contract/admin/schemas.ts'
import { formatInstant } from '#shared/lib/format-time.ts'
import { formatNumber } from '#shared/lib/format-number.ts'
import type { Column } from '#shared/patterns/list/column.ts'
import { CheckIcon, ErrorCircleIcon, ForbiddenIcon, HourglassIcon } from '#shared/ui/icons/status-icons.tsx'
import { StatusBadge, type StatusStyle } from '#shared/ui/status/StatusBadge.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { useZone } from '#shared/ui/time/ZoneContext.ts'
import { faultKey } from './outbox-faults.ts'

export type OutboxItem = z.infer<typeof outboxItem>

const looks = {
  pending: { tone: 'warning', icon: HourglassIcon },
  sent: { tone: 'success', icon: CheckIcon },
  failed: { tone: 'error', icon: ErrorCircleIcon },
  discarded: { tone: 'neutral', icon: ForbiddenIcon },
} satisfies Record<OutboxState, StatusStyle>

/** Columns of the outbox; the recipient leads to the message. */
export function useOutboxColumns(linkTo: (id: string) => string): readonly Column<OutboxItem>[] {
  const { t, i18n } = useTranslation('workspace')
  const zone = useZone()
  const subjectOf = ({ subject, channel }: OutboxItem) => subject ?? t(`admin.outbox.channels.${channel}`)
  const channelOf = ({ channel }: OutboxItem) => t(`admin.outbox.channels.${channel}`)
  const faultOf = ({ lastError }: OutboxItem) => (lastError ? t(`admin.outbox.faults.${faultKey(lastError)}`) : '')
  const written = (instant: string) => formatInstant(instant, i18n.language, zone, 'both', true)
  return [
    {
      key: 'to',
      header: t('admin.columns.to'),
      cell: (item) => (
        <Link to={linkTo(item.id)} preventScrollReset>
          {item.to}
        </Link>
      ),
      csv: (item) => item.to,
    },
    { key: 'subject', header: t('admin.columns.subject'), cell: (item) => <bdi>{subjectOf(item)}</bdi>, csv: subjectOf },
    { key: 'channel', header: t('admin.columns.channel'), cell: channelOf, csv: channelOf },
    {
      key: 'at',
      header: t('admin.columns.at'),
      cell: (item) => <When instant={item.createdAt} />,
      csv: (item) => written(item.createdAt),
    },
    {
      key: 'sentAt',
      header: t('admin.columns.sentAt'),
      cell: (item) => (item.sentAt ? <When instant={item.sentAt} /> : ''),
      csv: (item) => (item.sentAt ? written(item.sentAt) : ''),
      hiddenAtFirst: true,
    },
    {
      key: 'state',
      header: t('admin.columns.state'),
      cell: (item) => (
        <StatusBadge state={item.state} looks={looks}>
          {t(`admin.outbox.states.${item.state}`)}
        </StatusBadge>
      ),
      csv: (item) => t(`admin.outbox.states.${item.state}`),
    },
    {
      key: 'attempts',
      header: t('admin.columns.attempts'),
      align: 'end',
      cell: ({ attempts }) => formatNumber(attempts, i18n.language),
      csv: ({ attempts }) => attempts,
    },
    { key: 'lastError', header: t('admin.columns.lastError'), cell: faultOf, csv: faultOf },
  ]
}

import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { DeskRequestItem } from '#contract/support/schemas.ts'
import { formatInstant } from '#shared/lib/format-time.ts'
import type { Column } from '#shared/patterns/list/column.ts'
import { paths } from '#shared/paths.ts'
import { StatusBadge } from '#shared/ui/status/StatusBadge.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { useZone } from '#shared/ui/time/ZoneContext.ts'
import { deskLooks } from '../request-looks.ts'

/** Columns of the desk's list; the subject opens the request. */
export function useDeskColumns(): readonly Column<DeskRequestItem>[] {
  const { t, i18n } = useTranslation('workspace')
  const zone = useZone()
  const assigned = ({ assignedTo }: DeskRequestItem) => assignedTo?.name ?? t('support.desk.nobody')
  return [
    { key: 'number', header: t('support.desk.number'), cell: ({ number }) => number, csv: ({ number }) => number },
    {
      key: 'subject',
      header: t('support.open.subject'),
      cell: ({ id, subject }) => (
        <Link to={paths.supportDesk.link({ request: id })}>
          <bdi>{subject}</bdi>
        </Link>
      ),
      csv: ({ subject }) => subject,
    },
    { key: 'name', header: t('support.desk.from'), cell: ({ name }) => <bdi>{name}</bdi>, csv: ({ name }) => name },
    {
      key: 'topic',
      header: t('support.open.topic'),
      cell: ({ topic, source }) => t(source === 'contact' ? 'support.desk.contact' : `support.topics.${topic}`),
      csv: ({ topic }) => t(`support.topics.${topic}`),
    },
    {
      key: 'state',
      header: t('support.desk.state'),
      cell: ({ state }) => (
        <StatusBadge state={state} looks={deskLooks}>
          {t(`support.desk.states.${state}`)}
        </StatusBadge>
      ),
      csv: ({ state }) => t(`support.desk.states.${state}`),
    },
    { key: 'assigned', header: t('support.desk.assigned'), cell: assigned, csv: assigned },
    {
      key: 'since',
      header: t('support.desk.since'),
      cell: ({ since }) => <When instant={since} />,
      csv: ({ since }) => formatInstant(since, i18n.language, zone, 'both', true),
    },
  ]
}

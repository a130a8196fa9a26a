import { useTranslation } from 'react-i18next'
import { formatInstant } from '#shared/lib/format-time.ts'
import type { Column } from '#shared/patterns/list/column.ts'
import { useZone } from '#shared/ui/time/ZoneContext.ts'
import type { Message } from './ContactMessage.tsx'

/** What stands in a file of the support inbox, and how a message is called. */
export function useInboxColumns(): readonly Column<Message>[] {
  const { t, i18n } = useTranslation('workspace')
  const zone = useZone()
  const written = (key: string, header: string, text: (message: Message) => string): Column<Message> => ({
    key,
    header,
    cell: text,
    csv: text,
  })
  return [
    written('subject', t('admin.columns.subject'), (message) => message.subject),
    written('from', t('admin.columns.who'), (message) => message.name),
    written('email', t('admin.columns.email'), (message) => message.email),
    written('at', t('admin.columns.at'), (message) => formatInstant(message.createdAt, i18n.language, zone, 'both', true)),
    written('state', t('admin.columns.state'), ({ handledAt }) => t(handledAt ? 'admin.inbox.handled' : 'admin.inbox.open')),
    written('message', t('admin.outbox.message'), (message) => message.message),
  ]
}

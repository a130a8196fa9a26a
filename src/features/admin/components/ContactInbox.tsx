import { useTranslation } from 'react-i18next'
import { contactMessageStates } from '#contract/admin/choices.ts'
import { choiceField } from '#shared/address/fields.ts'
import { pagesOf } from '#shared/patterns/list/export/pages-of.ts'
import { ListPage } from '#shared/patterns/list/ListPage.tsx'
import { useListController } from '#shared/patterns/list/useListController.ts'
import { Empty } from '#shared/patterns/states/states.tsx'
import { EmptyInboxArt } from '#shared/ui/art/scenes.tsx'
import { useLazyContactMessagesPageQuery, useListContactMessagesInfiniteQuery } from '../api.ts'
import { ContactMessage, type Message } from './ContactMessage.tsx'
import { useInboxColumns } from './use-inbox-columns.tsx'
import { useInboxMarks } from './use-inbox-marks.tsx'

const filters = { state: choiceField(contactMessageStates) }
const cardOf = (message: Message) => <ContactMessage message={message} />

/** What people wrote through the contact page: read, answered by mail, marked as handled, one or several at once. */
export function ContactInbox() {
  const { t } = useTranslation('workspace')
  const list = useListController({ filters })
  const messages = useListContactMessagesInfiniteQuery({ query: list.query })
  const [readPage] = useLazyContactMessagesPageQuery()
  return (
    <ListPage<Message, 'state'>
      controller={list}
      query={messages}
      label={t('admin.dashboard.tabs.inbox')}
      rowKey={(message) => message.id}
      columns={useInboxColumns()}
      look="cards"
      card={cardOf}
      bulk={useInboxMarks()}
      exporting={{
        name: t('admin.inbox.file'),
        readPage: pagesOf(readPage, list.query),
      }}
      long
      filters={[
        {
          name: 'state',
          label: t('admin.columns.state'),
          all: t('admin.inbox.all'),
          options: contactMessageStates.map((value) => ({ value, label: t(`admin.inbox.${value}`) })),
        },
      ]}
      empty={
        <Empty art={<EmptyInboxArt />} title={t('admin.inbox.noneTitle')}>
          {t('admin.inbox.noneText')}
        </Empty>
      }
    />
  )
}

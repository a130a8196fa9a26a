import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { contactMessageStates } from '#contract/admin/choices.ts'
import type { contactMessageItem } from '#contract/admin/schemas.ts'
import { ListPage } from '#shared/patterns/list/ListPage.tsx'
import { useListController } from '#shared/patterns/list/useListController.ts'
import { Empty } from '#shared/patterns/states/states.tsx'
import { EmptyInboxArt } from '#shared/ui/art/scenes.tsx'
import { Button } from '#shared/ui/button/Button.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { CheckIcon } from '#shared/ui/icons/status-icons.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Badge } from '#shared/ui/status/Badge.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { useListContactMessagesInfiniteQuery, useMarkContactMessageMutation } from '../api.ts'
import { choiceOf } from '../model.ts'
import styles from './admin.module.css'

type Message = z.infer<typeof contactMessageItem>

/** What people wrote through the contact page: read, answered by mail, marked as handled. */
export function ContactInbox() {
  const { t } = useTranslation('workspace')
  const list = useListController({ filters: ['state'] })
  const state = choiceOf(list.filters.state, contactMessageStates)
  const messages = useListContactMessagesInfiniteQuery({ query: state ? { state } : {} })
  return (
    <ListPage<Message, 'state'>
      controller={list}
      query={messages}
      label={t('admin.dashboard.tabs.inbox')}
      rowKey={(message) => message.id}
      columns={[]}
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
    >
      {(rows) => (
        <ul className={styles.cards} aria-label={t('admin.dashboard.tabs.inbox')}>
          {rows.map((message) => (
            <li key={message.id}>
              <ContactMessage message={message} />
            </li>
          ))}
        </ul>
      )}
    </ListPage>
  )
}

function ContactMessage({ message }: { message: Message }) {
  const { t } = useTranslation('workspace')
  const [mark, { isLoading }] = useMarkContactMessageMutation()
  const isHandled = message.handledAt !== null
  return (
    <Card as="article">
      <Stack gap="3">
        <Cluster justify="between">
          <Heading level={2} size="m">
            {message.subject}
          </Heading>
          <Badge tone={isHandled ? 'success' : 'warning'} icon={isHandled ? <CheckIcon size={14} /> : undefined}>
            {t(isHandled ? 'admin.inbox.handled' : 'admin.inbox.open')}
          </Badge>
        </Cluster>
        <Text as="div" size="s" quiet>
          {message.name} · <a href={`mailto:${message.email}`}>{message.email}</a> · <When instant={message.createdAt} />
        </Text>
        <p className={styles.text}>{message.message}</p>
        <Cluster>
          <Button
            small
            look={isHandled ? 'quiet' : 'outlined'}
            loading={isLoading}
            onClick={() => void mark({ params: { id: message.id }, body: { handled: !isHandled } })}
          >
            {t(isHandled ? 'admin.inbox.reopen' : 'admin.inbox.markHandled')}
          </Button>
        </Cluster>
      </Stack>
    </Card>
  )
}

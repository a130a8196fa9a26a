import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ConversationCard } from '#contract/chat/schemas.ts'
import { type Query, QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Empty } from '#shared/patterns/states/states.tsx'
import { Button } from '#shared/ui/button/Button.tsx'
import { IconButton } from '#shared/ui/button/IconButton.tsx'
import { SkeletonRows } from '#shared/ui/feedback/Skeleton.tsx'
import { PlusIcon, SettingsIcon } from '#shared/ui/icons/action-icons.tsx'
import { SearchIcon } from '#shared/ui/icons/first-view-icons.tsx'
import { Cluster } from '#shared/ui/layout/layout.tsx'
import styles from './chat.module.css'
import { ChatSettingsDialog } from './ChatSettingsDialog.tsx'
import { ConversationRow } from './ConversationRow.tsx'
import { MessageSearch } from './MessageSearch.tsx'
import { NewConversation } from './NewConversation.tsx'

interface ConversationListProps {
  answer: Query<{ pages: readonly { items: readonly ConversationCard[] }[] }> & {
    hasNextPage?: boolean
    isFetchingNextPage?: boolean
    fetchNextPage: () => unknown
  }
  chosen: string | undefined
}

type Asked = 'new' | 'search' | 'settings'

/** One's conversations, the latest first. */
export function ConversationList({ answer, chosen }: ConversationListProps) {
  const { t } = useTranslation('workspace')
  const [asked, ask] = useState<Asked | null>(null)
  const close = () => ask(null)
  const begin = (
    <Button small icon={<PlusIcon size={18} />} onClick={() => ask('new')}>
      {t('chat.list.begin')}
    </Button>
  )
  const items = answer.data && { items: answer.data.pages.flatMap((page) => page.items) }
  return (
    <nav className={styles.list} aria-label={t('chat.list.title')}>
      <Cluster gap="2">
        {begin}
        <IconButton label={t('chat.list.search')} icon={<SearchIcon size={20} />} onClick={() => ask('search')} />
        <IconButton label={t('chat.list.settings')} icon={<SettingsIcon size={20} />} onClick={() => ask('settings')} />
      </Cluster>
      <QueryState
        query={{ ...answer, data: items }}
        skeleton={<SkeletonRows rows={5} />}
        empty={
          <Empty compact title={t('chat.list.empty')}>
            {t('chat.list.emptyText')}
          </Empty>
        }
      >
        {({ items: conversations }) => (
          <>
            <ul className={styles.rows}>
              {conversations.map((conversation) => (
                <li key={conversation.id}>
                  <ConversationRow conversation={conversation} chosen={conversation.peer?.id === chosen} />
                </li>
              ))}
            </ul>
            {answer.hasNextPage && (
              <Button small loading={answer.isFetchingNextPage} onClick={() => void answer.fetchNextPage()}>
                {t('chat.list.more')}
              </Button>
            )}
          </>
        )}
      </QueryState>
      {asked === 'new' && <NewConversation onClose={close} />}
      {asked === 'search' && <MessageSearch onClose={close} />}
      {asked === 'settings' && <ChatSettingsDialog onClose={close} />}
    </nav>
  )
}

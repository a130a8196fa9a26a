import { useCallback, useMemo, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { ChatMessage } from '#contract/chat/schemas.ts'
import { ScrollList, type ScrollListHandle } from '#shared/patterns/list/virtual/ScrollList.tsx'
import { Button } from '#shared/ui/button/Button.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { useZone } from '#shared/ui/time/ZoneContext.ts'
import { daysIn } from '../model/day-of.ts'
import { entriesOf, type Entry } from '../model/entries.ts'
import type { Hole } from '../model/timeline.ts'
import type { OutboxView } from '../outbox/outbox-item.ts'
import type { Dispatch } from '../running/ask.ts'
import { fillHole } from '../running/follow-talk.ts'
import styles from './chat.module.css'
import { MessageView, type MessageVerbs } from './MessageView.tsx'
import { WaitingMessage } from './WaitingMessage.tsx'

export interface MessageListProps extends MessageVerbs {
  conversation: string
  messages: readonly ChatMessage[]
  waiting: readonly OutboxView[]
  ownId: string | undefined
  peerName: string
  canWrite: boolean
  peerDelivered: number | null
  peerRead: number | null
  found: number | null
  onEditWaiting: (item: OutboxView) => void
  /** Older ones are not here yet. */
  older: { readonly isAsked: boolean; readonly failed: boolean; readonly ask: () => void }
  onAtEnd: (isAtEnd: boolean) => void
  handle: Ref<ScrollListHandle>
}

const entryKey = ({ key }: Entry) => key

/** Messages in their order, by day, of which those in sight alone are drawn; what is missing in between can be loaded. */
export function MessageList(props: MessageListProps) {
  const { conversation, messages, waiting, ownId, peerName, canWrite, peerRead, peerDelivered, found } = props
  const { onReply, onEdit, onDelete, onHistory, onEditWaiting, older } = props
  const { t } = useTranslation('workspace')
  const timeZone = useZone()
  const dayOf = useMemo(() => daysIn(timeZone), [timeZone])
  const entries = useMemo(() => entriesOf({ messages, waiting, ownId, dayOf }), [messages, waiting, ownId, dayOf])
  const lastOwn = useMemo(() => messages.findLast(({ from, deleted }) => from === ownId && !deleted)?.seq ?? 0, [messages, ownId])
  const mark = (peerRead ?? 0) >= lastOwn ? 'read' : (peerDelivered ?? 0) >= lastOwn ? 'delivered' : null
  // Another function would have all messages in sight drawn anew, at each step of scrolling.
  const draw = useCallback(
    (entry: Entry) => {
      if (entry.kind === 'day')
        return (
          <div className={styles.day}>
            <When instant={entry.at} show="day" />
          </div>
        )
      if (entry.kind === 'hole') return <Missing conversation={conversation} hole={entry.hole} />
      if (entry.kind === 'waiting') return <WaitingMessage item={entry.item} onEdit={onEditWaiting} />
      const { message } = entry
      const own = message.from === ownId
      return (
        <MessageView
          message={message}
          own={own}
          author={own ? t('chat.message.you') : peerName}
          canWrite={canWrite}
          mark={message.seq === lastOwn ? mark : null}
          found={message.seq === found}
          onReply={onReply}
          onEdit={onEdit}
          onDelete={onDelete}
          onHistory={onHistory}
        />
      )
    },
    [t, conversation, ownId, peerName, canWrite, mark, lastOwn, found, onReply, onEdit, onDelete, onHistory, onEditWaiting],
  )
  return (
    <ScrollList
      role="log"
      label={t('chat.messages')}
      items={entries}
      itemKey={entryKey}
      hasMore={(messages[0]?.seq ?? 1) > 1}
      loading={older.isAsked}
      failed={older.failed}
      moreLabel={t('chat.older')}
      onMore={older.ask}
      onAtEnd={props.onAtEnd}
      handle={props.handle}
    >
      {draw}
    </ScrollList>
  )
}

function Missing({ conversation, hole }: { conversation: string; hole: Hole }) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch<Dispatch>()
  return (
    <div className={styles.hole}>
      <Button small onClick={() => void fillHole(dispatch, conversation, hole).catch(() => {})}>
        {t('chat.missing', { count: hole.before - hole.after - 1 })}
      </Button>
    </div>
  )
}

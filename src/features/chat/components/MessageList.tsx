import { Fragment, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { ChatMessage } from '#contract/chat/schemas.ts'
import { useZone } from '#shared/ui/time/ZoneContext.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { holesIn, type Hole } from '../model/timeline.ts'
import type { OutboxView } from '../outbox/outbox-item.ts'
import type { Dispatch } from '../running/ask.ts'
import { fillHole } from '../running/follow-talk.ts'
import styles from './chat.module.css'
import { MessageView, type MessageVerbs } from './MessageView.tsx'
import { WaitingMessage } from './WaitingMessage.tsx'

interface MessageListProps extends MessageVerbs {
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
}

/** Messages in their order, by day; what is missing in between can be loaded. */
export function MessageList(props: MessageListProps) {
  const { messages, waiting, ownId, peerName, canWrite, found, onReply, onEdit, onDelete, onHistory } = props
  const { t } = useTranslation('workspace')
  const dayOf = useDayOf()
  const holes = useMemo(() => new Map(holesIn(messages).map((hole) => [hole.after, hole])), [messages])
  const lastOwn = messages.findLast(({ from, deleted }) => from === ownId && !deleted)?.seq ?? 0
  const isTold = new Set(messages.map(({ clientId }) => clientId))
  const markOf = (seq: number) => {
    if (seq !== lastOwn) return null
    if ((props.peerRead ?? 0) >= seq) return 'read' as const
    return (props.peerDelivered ?? 0) >= seq ? ('delivered' as const) : null
  }
  return (
    <ol>
      {messages.map((message, index) => {
        const before = messages[index - 1]
        const own = message.from === ownId
        const hole = holes.get(message.seq)
        return (
          <Fragment key={message.seq}>
            {(!before || dayOf(before.at) !== dayOf(message.at)) && (
              <li className={styles.day}>
                <When instant={message.at} show="day" />
              </li>
            )}
            <MessageView
              message={message}
              own={own}
              author={own ? t('chat.message.you') : peerName}
              canWrite={canWrite}
              mark={own ? markOf(message.seq) : null}
              found={message.seq === found}
              onReply={onReply}
              onEdit={onEdit}
              onDelete={onDelete}
              onHistory={onHistory}
            />
            {hole && <Missing conversation={props.conversation} hole={hole} />}
          </Fragment>
        )
      })}
      {waiting
        .filter(({ clientId }) => !isTold.has(clientId))
        .map((item) => (
          <WaitingMessage key={item.clientId} item={item} onEdit={props.onEditWaiting} />
        ))}
    </ol>
  )
}

function Missing({ conversation, hole }: { conversation: string; hole: Hole }) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch<Dispatch>()
  return (
    <li className={styles.hole}>
      <Button small onClick={() => void fillHole(dispatch, conversation, hole).catch(() => {})}>
        {t('chat.missing', { count: hole.before - hole.after - 1 })}
      </Button>
    </li>
  )
}

/** The day of an instant in the reader's zone, to be compared. */
function useDayOf() {
  const timeZone = useZone()
  const format = useMemo(() => new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }), [timeZone])
  return (instant: string) => format.format(new Date(instant))
}

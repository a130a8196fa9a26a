import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import type { ChatMessage, ConversationDetails } from '#contract/chat/schemas.ts'
import type { ScrollListHandle } from '#shared/patterns/list/virtual/ScrollList.tsx'
import { ErrorState } from '#shared/patterns/states/states.tsx'
import { readPersonId } from '#shared/session/person-id.ts'
import { browserStorage } from '#shared/session/safe-storage.ts'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { SkeletonRows } from '#shared/ui/feedback/Skeleton.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { keyOf } from '../model/entries.ts'
import { discard } from '../outbox/run-outbox.ts'
import type { OutboxView } from '../outbox/outbox-item.ts'
import type { Dispatch } from '../running/ask.ts'
import { selectOutbox } from '../running/chat-slice.ts'
import { draftChanged } from '../running/drafts-slice.ts'
import { readPage } from '../running/follow-talk.ts'
import styles from './chat.module.css'
import { Composer } from './Composer.tsx'
import { EditDialog } from './EditDialog.tsx'
import { HistoryDialog } from './HistoryDialog.tsx'
import { MessageList } from './MessageList.tsx'
import { NewMessageSaid } from './NewMessageSaid.tsx'
import { TalkHead } from './TalkHead.tsx'
import { ToNewest } from './ToNewest.tsx'
import { useOlder } from './use-older.ts'
import { usePosition } from './use-position.ts'
import { useRemoveMessage } from './use-remove-message.tsx'
import { useTalk } from './use-talk.ts'
import { useIsTyping } from './use-typing.ts'

interface TalkViewProps {
  conversation: ConversationDetails
  to: string
  /** The message that was looked for. */
  found: number | null
}

type Shown = { readonly kind: 'edit' | 'history'; readonly message: ChatMessage }

const none: readonly ChatMessage[] = []

/** One conversation: what was said, what waits to be sent, and where one writes. */
export function TalkView({ conversation, to, found }: TalkViewProps) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch<Dispatch>()
  const { id, peer, standing, readSeq } = conversation
  const { talk, again } = useTalk(id)
  const outbox = useSelector(selectOutbox)
  const waiting = useMemo(() => outbox.filter((item) => item.to === to), [outbox, to])
  const messages = talk?.messages ?? none
  const older = useOlder(id, messages[0]?.seq ?? 1)
  const list = useRef<ScrollListHandle>(null)
  const [atEnd, setAtEnd] = useState(true)
  usePosition(id, { lastSeq: messages.at(-1)?.seq ?? 0, readSeq, atEnd })
  const isTyping = useIsTyping(id)
  const field = useRef<HTMLTextAreaElement>(null)
  const [replyTo, setReplyTo] = useState<ChatMessage | null>(null)
  const [shown, show] = useState<Shown | null>(null)
  const { remove, confirmation } = useRemoveMessage()
  const ownId = readPersonId(browserStorage)
  const peerName = peer?.name ?? t('chat.gone')
  const isReady = talk?.state === 'ready'
  const foundKey = useMemo(() => {
    const message = messages.find(({ seq }) => seq === found)
    return message && keyOf(message, ownId)
  }, [messages, found, ownId])
  const isMissing = found !== null && isReady && foundKey === undefined

  useEffect(() => {
    if (id !== null && found !== null && isMissing) void readPage(dispatch, id, { around: found }).catch(() => {})
  }, [dispatch, id, found, isMissing])
  useEffect(() => {
    if (foundKey !== undefined) list.current?.toItem(foundKey)
  }, [foundKey])

  const onReply = useCallback((message: ChatMessage) => {
    setReplyTo(message)
    field.current?.focus()
  }, [])
  const onEditWaiting = useCallback(
    (item: OutboxView) => {
      dispatch(draftChanged({ to, text: item.text }))
      void discard(dispatch, item)
      field.current?.focus()
    },
    [dispatch, to],
  )
  const toEnd = () => list.current?.toEnd()
  const canWrite = standing === 'open'
  const isEmpty = messages.length === 0 && waiting.length === 0
  return (
    <section className={styles.talk} aria-label={t('chat.with', { name: peerName })}>
      <TalkHead conversation={conversation} />
      <div className={styles.messages}>
        {id !== null && messages.length === 0 && talk?.state !== 'failed' && <SkeletonRows rows={4} />}
        {talk?.state === 'failed' && <ErrorState onRetry={again} />}
        {id === null && isEmpty && <Text quiet>{t('chat.nothingYet')}</Text>}
        {!isEmpty && (
          <MessageList
            conversation={id ?? ''}
            messages={messages}
            waiting={waiting}
            ownId={ownId}
            peerName={peerName}
            canWrite={canWrite}
            peerDelivered={conversation.peerDelivered}
            peerRead={conversation.peerRead}
            found={found}
            onReply={onReply}
            onEdit={(message) => show({ kind: 'edit', message })}
            onDelete={(message) => void remove(message)}
            onHistory={(message) => show({ kind: 'history', message })}
            onEditWaiting={onEditWaiting}
            older={older}
            onAtEnd={setAtEnd}
            handle={list}
          />
        )}
        {!atEnd && <ToNewest messages={messages} readSeq={readSeq} ownId={ownId} onPress={toEnd} />}
        <NewMessageSaid messages={messages} isReady={isReady} ownId={ownId} peerName={peerName} />
      </div>
      <div>
        <div className={styles.typing} role="status">
          {isTyping && t('chat.typing', { name: peer?.name })}
        </div>
        {canWrite ? (
          <Composer
            to={to}
            conversation={id}
            field={field}
            replyTo={replyTo}
            onReplyDone={() => setReplyTo(null)}
            onSent={toEnd}
          />
        ) : (
          <Banner>{t(`chat.standing.${standing}`)}</Banner>
        )}
      </div>
      {shown?.kind === 'edit' && <EditDialog message={shown.message} onClose={() => show(null)} />}
      {shown?.kind === 'history' && <HistoryDialog message={shown.message} onClose={() => show(null)} />}
      {confirmation}
    </section>
  )
}

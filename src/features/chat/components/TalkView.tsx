import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import type { ChatMessage, ConversationDetails } from '#contract/chat/schemas.ts'
import { readPersonId } from '#shared/session/person-id.ts'
import { browserStorage } from '#shared/session/safe-storage.ts'
import { toastShown } from '#shared/toasts/toasts.ts'
import { ErrorState } from '#shared/patterns/states/states.tsx'
import { Button } from '#shared/ui/button/Button.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { SkeletonRows } from '#shared/ui/feedback/Skeleton.tsx'
import { useConfirm } from '#shared/ui/overlay/useConfirm.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { chatQuestions } from '../api.ts'
import { discard } from '../outbox/run-outbox.ts'
import { askOnce, type Dispatch } from '../running/ask.ts'
import { messagesTold, selectOutbox } from '../running/chat-slice.ts'
import { draftChanged } from '../running/drafts-slice.ts'
import { readPage } from '../running/follow-talk.ts'
import styles from './chat.module.css'
import { Composer } from './Composer.tsx'
import { EditDialog } from './EditDialog.tsx'
import { HistoryDialog } from './HistoryDialog.tsx'
import { MessageList } from './MessageList.tsx'
import { TalkHead } from './TalkHead.tsx'
import { usePosition } from './use-position.ts'
import { useScrolling } from './use-scrolling.ts'
import { useTalk } from './use-talk.ts'
import { useIsTyping } from './use-typing.ts'

interface TalkViewProps {
  conversation: ConversationDetails
  to: string
  /** The message that was looked for. */
  found: number | null
}

type Shown = { readonly kind: 'edit' | 'history'; readonly message: ChatMessage }

/** One conversation: what was said, what waits to be sent, and where one writes. */
export function TalkView({ conversation, to, found }: TalkViewProps) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch<Dispatch>()
  const { id, peer, standing } = conversation
  const { talk, again } = useTalk(id)
  const waiting = useSelector(selectOutbox).filter((item) => item.to === to)
  const messages = talk?.messages ?? []
  const first = messages[0]?.seq ?? 1
  const { box, atEnd, onScroll, toEnd } = useScrolling({ first, count: messages.length + waiting.length, talk: id })
  const lastSeq = messages.at(-1)?.seq ?? 0
  usePosition(id, { lastSeq, readSeq: conversation.readSeq, atEnd })
  const isTyping = useIsTyping(id)
  const field = useRef<HTMLTextAreaElement>(null)
  const [replyTo, setReplyTo] = useState<ChatMessage | null>(null)
  const [shown, show] = useState<Shown | null>(null)
  const { ask, confirmation } = useConfirm()
  const isReady = talk?.state === 'ready'
  const hasFound = messages.some(({ seq }) => seq === found)

  useEffect(() => {
    if (id !== null && found !== null && isReady && !hasFound) void readPage(dispatch, id, { around: found }).catch(() => {})
  }, [dispatch, id, found, isReady, hasFound])
  useEffect(() => {
    if (hasFound) box.current?.querySelector(`[data-seq="${found}"]`)?.scrollIntoView({ block: 'center' })
  }, [box, found, hasFound])

  const remove = async (message: ChatMessage) => {
    const question = {
      title: t('chat.delete.title'),
      body: t('chat.delete.body'),
      confirm: t('chat.delete.confirm'),
      danger: true,
    }
    if (!(await ask(question))) return
    try {
      const given = { params: { id: message.id } }
      const gone = await askOnce(dispatch)<ChatMessage>(chatQuestions.deleteChatMessage.initiate(given, { track: false }))
      dispatch(messagesTold({ id: gone.conversation, messages: [gone] }))
    } catch {
      dispatch(toastShown({ kind: 'error', title: t('chat.delete.title'), text: t('chat.delete.failed') }) as never)
    }
  }

  const canWrite = standing === 'open'
  return (
    <section className={styles.talk} aria-label={t('chat.with', { name: peer?.name ?? t('chat.gone') })}>
      <TalkHead conversation={conversation} />
      <div ref={box} className={styles.messages} onScroll={onScroll} role="log" aria-label={t('chat.messages')}>
        {id !== null && first > 1 && messages.length > 0 && (
          <div className={styles.hole}>
            <Button small onClick={() => void readPage(dispatch, id, { before: first }).catch(() => {})}>
              {t('chat.older')}
            </Button>
          </div>
        )}
        {id !== null && messages.length === 0 && talk?.state !== 'failed' && <SkeletonRows rows={4} />}
        {talk?.state === 'failed' && <ErrorState onRetry={again} />}
        {id === null && waiting.length === 0 && <Text quiet>{t('chat.nothingYet')}</Text>}
        <MessageList
          conversation={id ?? ''}
          messages={messages}
          waiting={waiting}
          ownId={readPersonId(browserStorage)}
          peerName={peer?.name ?? t('chat.gone')}
          canWrite={canWrite}
          peerDelivered={conversation.peerDelivered}
          peerRead={conversation.peerRead}
          found={found}
          onReply={(message) => {
            setReplyTo(message)
            field.current?.focus()
          }}
          onEdit={(message) => show({ kind: 'edit', message })}
          onDelete={(message) => void remove(message)}
          onHistory={(message) => show({ kind: 'history', message })}
          onEditWaiting={(item) => {
            dispatch(draftChanged({ to, text: item.text }))
            void discard(dispatch, item)
            field.current?.focus()
          }}
        />
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

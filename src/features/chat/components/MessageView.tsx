import { memo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChatMessage } from '#contract/chat/schemas.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { CheckIcon } from '#shared/ui/icons/status-icons.tsx'
import { MoreIcon } from '#shared/ui/icons/action-icons.tsx'
import { VisuallyHidden } from '#shared/ui/layout/layout.tsx'
import { Menu } from '#shared/ui/navigation/Menu.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { Attachments } from './Attachments.tsx'
import { CardView } from './CardView.tsx'
import styles from './chat.module.css'

export interface MessageVerbs {
  readonly onReply: (message: ChatMessage) => void
  readonly onEdit: (message: ChatMessage) => void
  readonly onDelete: (message: ChatMessage) => void
  readonly onHistory: (message: ChatMessage) => void
}

export interface MessageViewProps extends MessageVerbs {
  message: ChatMessage
  own: boolean
  /** Who wrote it, for those who listen. */
  author: string
  canWrite: boolean
  /** How far it has come, of one's own newest. */
  mark: 'read' | 'delivered' | null
  /** It was looked for. */
  found: boolean
}

export const MessageView = memo(function MessageView(props: MessageViewProps) {
  const { message, own, author, found, mark } = props
  const { t } = useTranslation('workspace')
  return (
    <div className={styles.message} data-own={own || undefined} data-found={found || undefined} data-seq={message.seq}>
      <VisuallyHidden>{t('chat.message.from', { name: author })}</VisuallyHidden>
      <div className={styles.line}>
        <div className={styles.bubble}>
          <Said message={message} />
        </div>
        {!message.deleted && <Verbs {...props} />}
      </div>
      <div className={styles.facts}>
        <When instant={message.at} show="time" />
        {message.editedAt && !message.deleted && (
          <Button small variant="quiet" onClick={() => props.onHistory(message)}>
            {t('chat.message.edited')}
          </Button>
        )}
        {mark && (
          <span>
            <CheckIcon size={14} /> {t(`chat.message.${mark}`)}
          </span>
        )}
      </div>
    </div>
  )
})

function Said({ message }: { message: ChatMessage }): ReactNode {
  const { t } = useTranslation('workspace')
  if (message.deleted) return <span className={styles.gone}>{t('chat.message.deleted')}</span>
  const { replyTo, files, card, text } = message
  return (
    <>
      {replyTo && (
        <q className={styles.quote}>
          <bdi>{replyTo.deleted ? t('chat.message.deleted') : replyTo.text || t('chat.message.withoutWords')}</bdi>
        </q>
      )}
      <Attachments files={files} />
      {card && <CardView card={card} />}
      {text !== '' && (
        <bdi className={styles.text} dir="auto">
          {text}
        </bdi>
      )}
    </>
  )
}

function Verbs({ message, own, canWrite, onReply, onEdit, onDelete }: MessageViewProps) {
  const { t } = useTranslation('workspace')
  if (!own && !canWrite) return null
  return (
    <Menu trigger={<MoreIcon size={18} />} label={t('chat.message.more')} align={own ? 'end' : 'start'}>
      {canWrite && (
        <button type="button" onClick={() => onReply(message)}>
          {t('chat.message.reply')}
        </button>
      )}
      {own && canWrite && message.text !== '' && (
        <button type="button" onClick={() => onEdit(message)}>
          {t('chat.message.edit')}
        </button>
      )}
      {own && (
        <button type="button" onClick={() => onDelete(message)}>
          {t('chat.message.delete')}
        </button>
      )}
    </Menu>
  )
}

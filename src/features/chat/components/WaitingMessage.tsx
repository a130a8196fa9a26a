import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { Button } from '#shared/ui/button/Button.tsx'
import { ClockIcon, ErrorCircleIcon } from '#shared/ui/icons/status-icons.tsx'
import { discard, sendAgain } from '../outbox/run-outbox.ts'
import type { OutboxView } from '../outbox/outbox-item.ts'
import type { Dispatch } from '../running/ask.ts'
import { CardView } from './CardView.tsx'
import styles from './chat.module.css'

interface WaitingMessageProps {
  item: OutboxView
  /** Puts it back where it was written, and out of the outbox. */
  onEdit: (item: OutboxView) => void
}

const known = ['conversation_read_only', 'file_unreadable', 'file_type', 'too_many_files', 'too_many_pixels'] as const
const reasonOf = (reason: string | null) => known.find((each) => each === reason) ?? 'other'

/** What was written and is not there yet: it goes by itself, or waits for its writer. */
export function WaitingMessage({ item, onEdit }: WaitingMessageProps) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch<Dispatch>()
  const isFailed = item.state === 'failed'
  return (
    <div className={styles.message} data-own>
      <div className={styles.bubble}>
        {item.files.map((file) => (
          <bdi key={file.name}>{file.name}</bdi>
        ))}
        {item.card && <CardView card={item.card} />}
        {item.text !== '' && (
          <bdi className={styles.text} dir="auto">
            {item.text}
          </bdi>
        )}
      </div>
      <div className={styles.facts} role="status">
        {isFailed ? <ErrorCircleIcon size={14} /> : <ClockIcon size={14} />}
        {isFailed ? t(`chat.waiting.${reasonOf(item.reason)}`) : t('chat.waiting.waits')}
      </div>
      <div className={styles.facts}>
        {isFailed && (
          <Button small onClick={() => void sendAgain(dispatch, item)}>
            {t('chat.waiting.again')}
          </Button>
        )}
        {isFailed && item.text !== '' && (
          <Button small variant="quiet" onClick={() => onEdit(item)}>
            {t('chat.waiting.edit')}
          </Button>
        )}
        <Button small variant="quiet" onClick={() => void discard(dispatch, item)}>
          {t('chat.waiting.discard')}
        </Button>
      </div>
    </div>
  )
}

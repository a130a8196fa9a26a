import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { ConversationCard } from '#contract/chat/schemas.ts'
import { formatNumber } from '#shared/lib/format-number.ts'
import { paths } from '#shared/paths.ts'
import { VisuallyHidden } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { When } from '#shared/ui/time/When.tsx'
import styles from './chat.module.css'
import { Face } from './Face.tsx'

interface ConversationRowProps {
  conversation: ConversationCard
  chosen: boolean
}

export function ConversationRow({ conversation: { peer, last, unread, at }, chosen }: ConversationRowProps) {
  const { t, i18n } = useTranslation('workspace')
  const inside = (
    <>
      <Face person={peer} />
      <span className={styles.rowWords}>
        <strong>
          <bdi>{peer?.name ?? t('chat.gone')}</bdi>
        </strong>
        <span className={styles.said}>
          {last?.own && <span className={styles.preview}>{t('chat.message.you')}:</span>}
          <bdi className={styles.preview}>{previewOf(last, t)}</bdi>
        </span>
      </span>
      <span className={styles.rowEnd}>
        <Text as="span" size="s" quiet>
          <When instant={at} show="recent" />
        </Text>
        {unread > 0 && (
          <span className={styles.count}>
            <span aria-hidden="true">{formatNumber(unread, i18n.language)}</span>
            <VisuallyHidden>{t('chat.unread', { count: unread })}</VisuallyHidden>
          </span>
        )}
      </span>
    </>
  )
  return peer ? (
    <Link className={styles.row} to={paths.chat.link({ with: peer.id })} aria-current={chosen ? 'true' : undefined}>
      {inside}
    </Link>
  ) : (
    <div className={styles.row}>{inside}</div>
  )
}

function previewOf(last: ConversationCard['last'], t: ReturnType<typeof useTranslation<'workspace'>>['t']): string {
  if (!last) return ''
  if (last.deleted) return t('chat.message.deleted')
  if (last.text) return last.text
  return last.card ? t(`chat.cards.${last.card}`) : t('chat.files.count', { count: last.files })
}

import { useTranslation } from 'react-i18next'
import type { DeskRequest } from '#contract/support/schemas.ts'
import { classes } from '#shared/ui/classes.ts'
import { Text } from '#shared/ui/text/Text.tsx'
import { When } from '#shared/ui/time/When.tsx'
import styles from './support.module.css'

interface ThreadProps {
  messages: DeskRequest['messages']
  /** Who is replying at this moment. */
  replying?: string | null
}

/** What was written, the oldest first. */
export function Thread({ messages, replying = null }: ThreadProps) {
  const { t } = useTranslation('workspace')
  return (
    <>
      <ol className={styles.thread} aria-label={t('support.thread')}>
        {messages.map(({ id, side, name, text, at }) => (
          <li key={id} className={classes(styles.message, side === 'office' && styles.office, side === 'note' && styles.note)}>
            <Text as="div" size="s" quiet>
              <bdi>{name ?? t(side === 'person' ? 'support.visitor' : 'support.office')}</bdi>
              {side === 'note' && ` · ${t('support.desk.note')}`} · <When instant={at} />
            </Text>
            <p className={styles.text} dir="auto">
              {text}
            </p>
          </li>
        ))}
      </ol>
      <Text as="div" size="s" quiet role="status">
        {replying !== null && t('support.replying', { name: replying })}
      </Text>
    </>
  )
}

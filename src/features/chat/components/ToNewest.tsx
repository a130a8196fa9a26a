import { useTranslation } from 'react-i18next'
import type { ChatMessage } from '#contract/chat/schemas.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { ChevronDownIcon } from '#shared/ui/icons/arrow-icons.tsx'
import styles from './chat.module.css'

interface ToNewestProps {
  messages: readonly ChatMessage[]
  /** Up to which the reader has read. */
  readSeq: number
  ownId: string | undefined
  onPress: () => void
}

/** Leads whoever reads further up to the newest message, and says how many came meanwhile. */
export function ToNewest({ messages, readSeq, ownId, onPress }: ToNewestProps) {
  const { t } = useTranslation('workspace')
  const first = messages.findLastIndex(({ seq }) => seq <= readSeq) + 1
  const count = messages.slice(first).filter(({ from, deleted }) => from !== ownId && !deleted).length
  return (
    <div className={styles.toNewest}>
      <Button small icon={<ChevronDownIcon size={18} />} onClick={onPress}>
        {count > 0 ? t('chat.newBelow', { count }) : t('chat.toNewest')}
      </Button>
    </div>
  )
}

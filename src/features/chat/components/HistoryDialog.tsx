import { useTranslation } from 'react-i18next'
import type { ChatMessage } from '#contract/chat/schemas.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { SkeletonText } from '#shared/ui/feedback/Skeleton.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Dialog } from '#shared/ui/overlay/Dialog.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { useReadMessageHistoryQuery } from '../api.ts'
import styles from './chat.module.css'

/** What a message said before. */
export function HistoryDialog({ message, onClose }: { message: ChatMessage; onClose: () => void }) {
  const { t } = useTranslation('workspace')
  const answer = useReadMessageHistoryQuery({ params: { id: message.id } })
  return (
    <Dialog open onClose={onClose} title={t('chat.history.title')} width={28}>
      <QueryState query={answer} skeleton={<SkeletonText lines={3} />}>
        {({ versions }) => (
          <Stack as="ol" gap="3">
            {[...versions, { text: message.text, at: message.editedAt ?? message.at }].map(({ text, at }) => (
              <li key={at}>
                <Text size="s" quiet>
                  <When instant={at} />
                </Text>
                <bdi className={styles.text} dir="auto">
                  {text}
                </bdi>
              </li>
            ))}
          </Stack>
        )}
      </QueryState>
    </Dialog>
  )
}

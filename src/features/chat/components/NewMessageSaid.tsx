import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChatMessage } from '#contract/chat/schemas.ts'
import { VisuallyHidden } from '#shared/ui/layout/layout.tsx'

interface NewMessageSaidProps {
  messages: readonly ChatMessage[]
  /** The newest page has been read: what comes after it is new. */
  isReady: boolean
  ownId: string | undefined
  peerName: string
}

/** Reads out what the other one writes while the conversation is open. The list itself is silent, for its rows come and go by scrolling. */
export function NewMessageSaid({ messages, isReady, ownId, peerName }: NewMessageSaidProps) {
  const { t } = useTranslation('workspace')
  const last = messages.at(-1)
  const [begun, begin] = useState<number>()
  if (isReady && begun === undefined) begin(last?.seq ?? 0)
  const isNew = last && begun !== undefined && last.seq > begun && last.from !== ownId && !last.deleted
  return (
    <div role="status">
      {isNew && (
        <VisuallyHidden>
          {t('chat.message.from', { name: peerName })} {last.text || t('chat.message.withoutWords')}
        </VisuallyHidden>
      )}
    </div>
  )
}

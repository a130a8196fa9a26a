import { useTranslation } from 'react-i18next'
import { Dialog } from '#shared/ui/overlay/Dialog.tsx'
import { ChatSigns } from '../settings/ChatSigns.tsx'

/** What one shows others, beside the conversations. */
export function ChatSettingsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('workspace')
  return (
    <Dialog open onClose={onClose} title={t('chat.settings.title')} width={28}>
      <ChatSigns />
    </Dialog>
  )
}

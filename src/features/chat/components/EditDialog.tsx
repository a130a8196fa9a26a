import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { ChatMessage } from '#contract/chat/schemas.ts'
import { chatLimits } from '#contract/chat/values.ts'
import { isApiError } from '#shared/api/api-error.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Field } from '#shared/ui/field/Field.tsx'
import { TextArea } from '#shared/ui/field/TextArea.tsx'
import { Dialog } from '#shared/ui/overlay/Dialog.tsx'
import { chatQuestions } from '../api.ts'
import { askOnce, type Dispatch } from '../running/ask.ts'
import { messagesTold } from '../running/chat-slice.ts'

/** Other words for a message of one's own. Deleted meanwhile, on another device, it stays deleted. */
export function EditDialog({ message, onClose }: { message: ChatMessage; onClose: () => void }) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch<Dispatch>()
  const [text, setText] = useState(message.text)
  const [state, setState] = useState<'idle' | 'saving' | 'failed' | 'message_deleted' | 'conversation_read_only'>('idle')
  const save = async () => {
    setState('saving')
    const given = { params: { id: message.id }, body: { text: text.trim() } }
    try {
      const changed = await askOnce(dispatch)<ChatMessage>(chatQuestions.editChatMessage.initiate(given, { track: false }))
      dispatch(messagesTold({ id: changed.conversation, messages: [changed] }))
      onClose()
    } catch (error) {
      const code = isApiError(error) ? error.code : null
      setState(code === 'message_deleted' || code === 'conversation_read_only' ? code : 'failed')
    }
  }
  const fault = state === 'idle' || state === 'saving' ? null : t(`chat.edit.${state}`)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('chat.edit.title')}
      width={32}
      actions={
        <Button variant="filled" loading={state === 'saving'} disabled={text.trim() === ''} onClick={() => void save()}>
          {t('chat.edit.save')}
        </Button>
      }
    >
      <Field label={t('chat.edit.label')} error={fault}>
        <TextArea rows={4} value={text} maxLength={chatLimits.text} onChange={({ target }) => setText(target.value)} />
      </Field>
    </Dialog>
  )
}

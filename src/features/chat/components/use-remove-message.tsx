import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { ChatMessage } from '#contract/chat/schemas.ts'
import { toastShown } from '#shared/toasts/toasts.ts'
import { useConfirm } from '#shared/ui/overlay/useConfirm.tsx'
import { chatQuestions } from '../api.ts'
import { askOnce, type Dispatch } from '../running/ask.ts'
import { messagesTold } from '../running/chat-slice.ts'

/** Takes back a message of one's own, after a question. */
export function useRemoveMessage() {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch<Dispatch>()
  const { ask, confirmation } = useConfirm()
  const remove = async (message: ChatMessage) => {
    const title = t('chat.delete.title')
    if (!(await ask({ title, body: t('chat.delete.body'), confirm: t('chat.delete.confirm'), danger: true }))) return
    try {
      const given = { params: { id: message.id } }
      const gone = await askOnce(dispatch)<ChatMessage>(chatQuestions.deleteChatMessage.initiate(given, { track: false }))
      dispatch(messagesTold({ id: gone.conversation, messages: [gone] }))
    } catch (error) {
      dispatch(toastShown({ kind: 'error', title, text: t('chat.delete.failed'), about: error }) as never)
    }
  }
  return { remove, confirmation }
}

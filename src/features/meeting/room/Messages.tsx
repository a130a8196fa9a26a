import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { messageLength, type PartyPart } from '#contract/meeting/values.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Field } from '#shared/ui/field/Field.tsx'
import { TextArea } from '#shared/ui/field/TextArea.tsx'
import { SendIcon } from '#shared/ui/icons/action-icons.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { ScrollRegion } from '#shared/ui/layout/ScrollRegion.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { useListMessagesQuery, useSendMessageMutation } from '../api.ts'
import styles from './room.module.css'

export interface MessagesProps {
  /** The appointment's id. */
  meeting: string
  part: PartyPart
  /** The visit is over: what was written can be read. */
  closed?: boolean
}

/** What is written beside the picture: kept with the visit, each message once, also when it has to be sent again. */
export function Messages({ meeting, part, closed }: MessagesProps) {
  const { t } = useTranslation('workspace')
  const { data } = useListMessagesQuery({ params: { id: meeting } })
  const [send, sending] = useSendMessageMutation()
  const [text, setText] = useState('')
  // The same text goes out under the same id until it has arrived.
  const draft = useRef<{ id: string; text: string } | null>(null)
  const messages = data?.messages ?? []
  const list = useRef<HTMLDivElement>(null)
  // The newest is in sight.
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight
  }, [messages.length])

  const submit = async (event?: FormEvent) => {
    event?.preventDefault()
    const said = text.trim()
    if (!said || sending.isLoading) return
    if (draft.current?.text !== said) draft.current = { id: crypto.randomUUID(), text: said }
    const { error } = await send({ params: { id: meeting }, body: draft.current })
    if (error) return
    draft.current = null
    setText('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) void submit(event)
  }

  return (
    <Stack gap="3">
      {messages.length === 0 ? (
        <Text quiet>{t(closed ? 'meeting.messages.none' : 'meeting.messages.empty')}</Text>
      ) : (
        <ScrollRegion ref={list} role="log" label={t('meeting.messages.title')} className={styles.log}>
          <ol className={styles.messages}>
            {messages.map((message) => (
              <li key={message.id} className={styles.message} data-own={message.part === part || undefined}>
                <Text as="span" size="s" quiet>
                  <bdi>{message.name}</bdi> · <When instant={message.at} show="time" />
                </Text>
                <p className={styles.text}>
                  <bdi>{message.text}</bdi>
                </p>
              </li>
            ))}
          </ol>
        </ScrollRegion>
      )}
      {!closed && (
        <form onSubmit={(event) => void submit(event)}>
          <Stack gap="2">
            {sending.isError && (
              <Banner tone="error" live>
                {t('meeting.messages.failed')}
              </Banner>
            )}
            <Field label={t('meeting.messages.label')} hint={part === 'doctor' ? t('meeting.messages.asCaption') : undefined}>
              <TextArea
                rows={2}
                value={text}
                maxLength={messageLength}
                onChange={(event) => setText(event.target.value)}
                onKeyDown={onKeyDown}
              />
            </Field>
            <div>
              <Button type="submit" variant="outlined" icon={<SendIcon size={18} directional />} loading={sending.isLoading}>
                {t('meeting.messages.send')}
              </Button>
            </div>
          </Stack>
        </form>
      )}
    </Stack>
  )
}

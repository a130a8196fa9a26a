import { useState, type FormEvent, type KeyboardEvent, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import type { Card, ChatMessage } from '#contract/chat/schemas.ts'
import { chatLimits } from '#contract/chat/values.ts'
import { fileRules } from '#contract/files/rules.ts'
import { speaksOfEmergency } from '#contract/chat/red-flags.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { IconButton } from '#shared/ui/button/IconButton.tsx'
import { FieldError } from '#shared/ui/field/Field.tsx'
import { TextArea } from '#shared/ui/field/TextArea.tsx'
import { CloseIcon } from '#shared/ui/icons/first-view-icons.tsx'
import { SendIcon } from '#shared/ui/icons/action-icons.tsx'
import { Cluster } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { FileButton } from '#shared/ui/upload/FileButton.tsx'
import { ImageIcon } from '#shared/ui/icons/thing-icons.tsx'
import { putIntoOutbox } from '../outbox/run-outbox.ts'
import type { Dispatch } from '../running/ask.ts'
import { draftChanged, selectDraft } from '../running/drafts-slice.ts'
import { CardPicker } from './CardPicker.tsx'
import { CardView } from './CardView.tsx'
import styles from './chat.module.css'
import { EmergencyAdvice } from './EmergencyAdvice.tsx'
import { useSayTyping } from './use-typing.ts'

interface ComposerProps {
  to: string
  conversation: string | null
  field: RefObject<HTMLTextAreaElement | null>
  replyTo: ChatMessage | null
  onReplyDone: () => void
  onSent: () => void
}

const { types, mostBytes } = fileRules.chatFile

/** Where one writes. What is sent is in the outbox before the field is empty. */
export function Composer({ to, conversation, field, replyTo, onReplyDone, onSent }: ComposerProps) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch<Dispatch>()
  const text = useSelector((state: object) => selectDraft(state, to))
  const [files, setFiles] = useState<readonly File[]>([])
  const [card, setCard] = useState<Card | null>(null)
  const [fault, setFault] = useState<'tooLarge' | 'tooMany' | 'notKept' | null>(null)
  const { typed, stopped } = useSayTyping(conversation)
  const change = (next: string) => dispatch(draftChanged({ to, text: next }))

  const choose = (chosen: readonly File[]) => {
    const small = chosen.filter(({ size }) => size <= mostBytes)
    const all = [...files, ...small]
    setFault(small.length < chosen.length ? 'tooLarge' : all.length > chatLimits.files ? 'tooMany' : null)
    setFiles(all.slice(0, chatLimits.files))
  }
  const submit = async (event?: FormEvent) => {
    event?.preventDefault()
    if (text.trim() === '' && files.length === 0 && card === null) return
    stopped()
    try {
      await putIntoOutbox(dispatch, { to, text: text.trim(), files, replyTo: replyTo?.seq ?? null, card })
    } catch {
      // A full disk, or a browser that keeps nothing: what was written stays where it is.
      return setFault('notKept')
    }
    change('')
    setFiles([])
    setCard(null)
    setFault(null)
    onReplyDone()
    onSent()
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void submit()
  }

  return (
    <form className={styles.composer} onSubmit={(event) => void submit(event)}>
      {speaksOfEmergency(text) && <EmergencyAdvice />}
      {replyTo && (
        <div className={styles.about}>
          <q className={styles.quote}>
            <bdi>{replyTo.text || t('chat.message.withoutWords')}</bdi>
          </q>
          <IconButton label={t('chat.composer.noReply')} icon={<CloseIcon size={18} />} onClick={onReplyDone} />
        </div>
      )}
      {card && (
        <div className={styles.about}>
          <CardView card={card} />
          <IconButton label={t('chat.composer.removeCard')} icon={<CloseIcon size={18} />} onClick={() => setCard(null)} />
        </div>
      )}
      {files.length > 0 && (
        <div className={styles.waiting}>
          {files.map((file, index) => (
            <Cluster key={`${file.name}-${index}`} gap="1">
              <Text as="span" size="s">
                <bdi>{file.name}</bdi>
              </Text>
              <IconButton
                label={t('chat.composer.removeFile', { name: file.name })}
                icon={<CloseIcon size={16} />}
                onClick={() => setFiles(files.filter((each) => each !== file))}
              />
            </Cluster>
          ))}
        </div>
      )}
      <div className={styles.composerRow}>
        <TextArea
          ref={field}
          rows={1}
          aria-label={t('chat.composer.label')}
          aria-invalid={fault !== null || undefined}
          placeholder={t('chat.composer.label')}
          value={text}
          maxLength={chatLimits.text}
          onChange={({ target }) => {
            change(target.value)
            if (target.value === '') stopped()
            else typed()
          }}
          onKeyDown={onKeyDown}
        />
        <Button type="submit" variant="filled" icon={<SendIcon size={18} directional />}>
          {t('chat.composer.send')}
        </Button>
      </div>
      {fault && <FieldError>{t(`chat.composer.${fault}`)}</FieldError>}
      <Cluster gap="2">
        <FileButton types={types} multiple icon={<ImageIcon size={18} />} onChoose={choose}>
          {t('chat.composer.files')}
        </FileButton>
        {conversation && <CardPicker conversation={conversation} onChoose={setCard} />}
      </Cluster>
    </form>
  )
}

import { useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { LostMessage } from '#contract/lost/schemas.ts'
import { lostLimits } from '#contract/lost/values.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Field } from '#shared/ui/field/Field.tsx'
import { TextArea } from '#shared/ui/field/TextArea.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { When } from '#shared/ui/time/When.tsx'

interface ThreadProps {
  label: string
  messages: readonly LostMessage[]
  /** What opens the message's field, where it is not there from the beginning: most write nothing. */
  opener?: string
  /** Answers whether it was sent. */
  onSend: (words: string) => Promise<boolean>
}

/** What owner and finder write to each other; neither is named. */
export function Thread({ label, messages, opener, onSend }: ThreadProps) {
  const { t } = useTranslation('site')
  const [words, setWords] = useState('')
  const [isOpened, setOpened] = useState(false)
  const [isSending, setSending] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const send = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (words.trim() === '' || isSending) return
    setSending(true)
    const isSent = await onSend(words.trim())
    setSending(false)
    setFailed(!isSent)
    if (isSent) setWords('')
  }
  return (
    <Stack gap="3">
      {messages.length > 0 && (
        <Stack as="ul" gap="2" aria-label={label} style={{ padding: 0, margin: 0, listStyle: 'none' }}>
          {messages.map(({ byOwner, words: said, at }, index) => (
            <li key={`${at} ${index}`}>
              <Text as="div" size="s" quiet>
                {t(byOwner ? 'lost.thread.owner' : 'lost.thread.finder')} · <When instant={at} />
              </Text>
              <Text as="div">
                <bdi>{said}</bdi>
              </Text>
            </li>
          ))}
        </Stack>
      )}
      {opener !== undefined && !isOpened ? (
        <div>
          <Button small onClick={() => setOpened(true)}>
            {opener}
          </Button>
        </div>
      ) : (
        <form onSubmit={(event) => void send(event)}>
          <Stack gap="2">
            {hasFailed && (
              <Banner tone="error" live>
                {t('lost.thread.failed')}
              </Banner>
            )}
            <Field label={t('lost.thread.write')}>
              <TextArea
                rows={2}
                ref={isOpened ? (field: HTMLTextAreaElement | null) => field?.focus() : undefined}
                maxLength={lostLimits.message}
                value={words}
                onChange={({ target }) => setWords(target.value)}
              />
            </Field>
            <div>
              <Button small type="submit" loading={isSending} disabled={words.trim() === ''}>
                {t('lost.thread.send')}
              </Button>
            </div>
          </Stack>
        </form>
      )}
    </Stack>
  )
}

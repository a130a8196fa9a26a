import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isApiError } from '#shared/api/api-error.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { Countdown } from '#shared/ui/time/Countdown.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { useRefusalWords } from '../refusal-words.ts'
import { platformNow } from '#shared/lib/platform-time.ts'

interface ResendCodeProps {
  /** Seconds. */
  resendIn: number
  /** Milliseconds since 1970. */
  sentAt: number
  onResend: () => Promise<number>
}

const instantAfter = (start: number, seconds: number) => new Date(start + seconds * 1000).toISOString()

/** Another code can be asked for when the wait is over; the server keeps it too. */
export function ResendCode({ resendIn, sentAt, onResend }: ResendCodeProps) {
  const { t } = useTranslation('site')
  const { sentenceOf } = useRefusalWords()
  const [until, setUntil] = useState(() => instantAfter(sentAt, resendIn))
  const [waiting, setWaiting] = useState(true)
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState<string>()

  const resend = async () => {
    setBusy(true)
    setSaid(undefined)
    try {
      wait(await onResend())
      setSaid(t('account.code.resent'))
    } catch (error) {
      setSaid(sentenceOf(error))
      if (isApiError(error) && error.retryAfter) wait(error.retryAfter)
    } finally {
      setBusy(false)
    }
  }
  const wait = (seconds: number) => {
    setUntil(instantAfter(platformNow(), seconds))
    setWaiting(true)
  }

  return (
    <Stack gap="1">
      <Text as="output" size="s">
        {said}
      </Text>
      {waiting ? (
        <Text as="div" quiet size="s">
          {t('account.code.resendIn')} <Countdown key={until} until={until} onEnd={() => setWaiting(false)} />
        </Text>
      ) : (
        <Button variant="quiet" loading={busy} onClick={() => void resend()}>
          {t('account.code.resend')}
        </Button>
      )}
    </Stack>
  )
}

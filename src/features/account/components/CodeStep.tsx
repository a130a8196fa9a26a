import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { codeDigits, codeLifetime } from '#contract/account/kinds.ts'
import { isApiError } from '#shared/api/api-error.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Field } from '#shared/ui/field/Field.tsx'
import { OneTimeCode } from '#shared/ui/field/OneTimeCode.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useRefusalWords } from '../refusal-words.ts'
import { ResendCode } from './ResendCode.tsx'

export interface CodeStepProps {
  title: ReactNode
  /** Where the code went. */
  sentTo: ReactNode
  /** Throws what the API threw. */
  onConfirm: (code: string) => Promise<unknown>
  /** Asks for another code and answers the seconds until one more can be asked for; absent when that is no longer possible. */
  onResend?: () => Promise<number>
  /** In place of asking again. */
  noResend?: ReactNode
  /** Seconds until another code can be asked for. */
  resendIn: number
  /** Goes back, to give another number or address. */
  back: ReactNode
  /** The instant at which the first code was sent, in milliseconds since 1970. */
  sentAt: number
}

/** A person types the code that was sent to them. It goes off by itself when its last digit is there. */
export function CodeStep({ title, sentTo, onConfirm, onResend, noResend, resendIn, back, sentAt }: CodeStepProps) {
  const { t } = useTranslation('site')
  const { sentenceOf } = useRefusalWords()
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState<string>()
  const [refusal, setRefusal] = useState<string>()
  const [busy, setBusy] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const field = useRef<HTMLFormElement>(null)
  /** What went off and is not known to be wrong: pressed once more while the next screen comes, it must not go off again. */
  const sent = useRef<string>(undefined)
  useEffect(() => heading.current?.focus(), [])

  const confirm = async (digits: string) => {
    if (busy || sent.current === digits) return
    setRefusal(undefined)
    if (digits.length < codeDigits) return setWrong(t('account.code.incomplete', { digits: codeDigits }))
    sent.current = digits
    setBusy(true)
    try {
      await onConfirm(digits)
    } catch (error) {
      sent.current = undefined
      if (isApiError(error) && error.code === 'wrong_code') {
        setWrong(sentenceOf(error))
        field.current?.querySelector('input')?.focus()
      } else setRefusal(sentenceOf(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Stack gap="5">
      <Stack gap="2">
        <Heading level={2} ref={heading} tabIndex={-1}>
          {title}
        </Heading>
        <Text quiet>
          {sentTo} {t('account.code.goodFor', { count: codeLifetime / 60 })}
        </Text>
      </Stack>
      <form
        ref={field}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void confirm(code)
        }}
      >
        <Stack gap="5">
          {refusal && (
            <Banner tone="error" live>
              {refusal}
            </Banner>
          )}
          <Field label={t('account.code.label')} name="code" hint={t('account.code.hint', { digits: codeDigits })} error={wrong}>
            <OneTimeCode
              value={code}
              digits={codeDigits}
              onChange={(typed) => {
                setCode(typed)
                setWrong(undefined)
              }}
              onComplete={(typed) => void confirm(typed)}
            />
          </Field>
          <Button type="submit" variant="filled" wide loading={busy}>
            {t('account.code.submit')}
          </Button>
        </Stack>
      </form>
      <Cluster justify="between">
        {onResend ? <ResendCode resendIn={resendIn} sentAt={sentAt} onResend={onResend} /> : noResend}
        {back}
      </Cluster>
    </Stack>
  )
}

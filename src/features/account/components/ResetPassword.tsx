import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { codeDigits, codeLifetime } from '#contract/account/kinds.ts'
import { FormField } from '#shared/patterns/form/Form.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { OneTimeCode } from '#shared/ui/field/OneTimeCode.tsx'
import { PasswordInput } from '#shared/ui/field/PasswordInput.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useResetPasswordMutation } from '../api.ts'
import { AccountForm } from './AccountForm.tsx'
import { ResendCode } from './ResendCode.tsx'

interface ResetPasswordProps {
  email: string
  /** Seconds. */
  resendIn: number
  /** Milliseconds since 1970. */
  sentAt: number
  onResend: () => Promise<number>
  onDone: () => void
  onBack: () => void
}

/** The code from the mail and the new password, in one go. */
export function ResetPassword({ email, resendIn, sentAt, onResend, onDone, onBack }: ResetPasswordProps) {
  const { t } = useTranslation('site')
  const [reset] = useResetPasswordMutation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const form = useContractForm({
    schema: () => import('#contract/account/schemas.ts').then((module) => module.passwordReset),
    initial: { code: '', password: '' },
    prepare: (values) => ({ ...values, email }),
    submit: async (body) => {
      await reset({ body }).unwrap()
      onDone()
    },
  })
  return (
    <Stack gap="5">
      <div>
        <Heading level={2} ref={heading} tabIndex={-1}>
          {t('account.forgot.resetTitle')}
        </Heading>
        <Text quiet>
          {t('account.forgot.sentTo', { email })} {t('account.code.goodFor', { count: codeLifetime / 60 })}
        </Text>
      </div>
      <AccountForm form={form} submit={t('account.forgot.submit')}>
        <FormField form={form} name="code" label={t('account.code.label')} hint={t('account.code.hint', { digits: codeDigits })}>
          <OneTimeCode value={form.values.code} digits={codeDigits} onChange={(code) => form.set('code', code)} />
        </FormField>
        {/* Tells a password manager whose new password it keeps. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <FormField form={form} name="password" label={t('account.forgot.newPassword')} hint={t('account.register.passwordHint')}>
          <PasswordInput autoComplete="new-password" {...form.input('password')} />
        </FormField>
      </AccountForm>
      <Cluster justify="between">
        <ResendCode resendIn={resendIn} sentAt={sentAt} onResend={onResend} />
        <Button variant="quiet" onClick={onBack}>
          {t('account.forgot.change')}
        </Button>
      </Cluster>
    </Stack>
  )
}

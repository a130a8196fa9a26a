import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { FormField } from '#shared/patterns/form/Form.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { paths } from '#shared/paths.ts'
import { routeText } from '#shared/i18n/route-text.ts'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { useForgotPasswordMutation } from '../../api.ts'
import { AccountForm } from '../../components/AccountForm.tsx'
import { AccountFrame } from '../../components/AccountFrame.tsx'
import { PasswordIsChanged } from '../../components/PasswordIsChanged.tsx'
import { ResetPassword } from '../../components/ResetPassword.tsx'
import { useStep } from '../../use-step.ts'
import { platformNow } from '#shared/lib/platform-time.ts'

/** A forgotten password: a code by mail, then a new one. The name is the specification's; it serves every kind of account. */
export default function DoctorForgotPassword() {
  const { t } = useTranslation('site')
  const { step, go, back } = useStep()
  const [forgot] = useForgotPasswordMutation()
  const [sent, setSent] = useState<{ email: string; resendIn: number; at: number }>()
  const send = async (email: string) => {
    const { resendIn } = await forgot({ body: { email } }).unwrap()
    setSent({ email, resendIn, at: platformNow() })
    return resendIn
  }
  const form = useContractForm({
    schema: () => import('#contract/account/schemas.ts').then((module) => module.forgotten),
    initial: { email: '' },
    prepare: ({ email }) => ({ email: email.trim() }),
    submit: async ({ email }) => {
      await send(email)
      go('code')
    },
  })

  const frame = { kind: 'doctor' as const, title: routeText('account.routes.doctorForgotPassword', 'title', t) }
  if (step === 'done' && sent)
    return (
      <AccountFrame {...frame}>
        <PasswordIsChanged />
      </AccountFrame>
    )
  return (
    <AccountFrame
      {...frame}
      about={step === 'code' && sent ? undefined : t('account.forgot.about')}
      foot={<Link to={paths.login.link()}>{t('account.forgot.back')}</Link>}
    >
      {step === 'code' && sent ? (
        <ResetPassword
          email={sent.email}
          resendIn={sent.resendIn}
          sentAt={sent.at}
          onResend={() => send(sent.email)}
          onDone={() => go('done')}
          onBack={back}
        />
      ) : (
        <AccountForm form={form} submit={t('account.forgot.send')}>
          <FormField form={form} name="email" label={t('account.forgot.email')}>
            <TextInput type="email" autoComplete="username" inputMode="email" {...form.input('email')} />
          </FormField>
        </AccountForm>
      )}
    </AccountFrame>
  )
}

import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { routeText } from '#shared/i18n/route-text.ts'
import { useReturnTo } from '#shared/routing/use-return-to.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { signInPaths } from '../kinds.ts'
import type { RegistrationKind } from '../registration-draft.ts'
import type { Registration } from '../use-registration.ts'
import { AccountForm } from './AccountForm.tsx'
import { AccountFrame } from './AccountFrame.tsx'
import { CodeStep } from './CodeStep.tsx'
import { Terms } from './Terms.tsx'
import styles from './AccountFrame.module.css'

const routeWords = {
  patient: 'account.routes.patientRegistration',
  doctor: 'account.routes.doctorRegister',
  pharmacy: 'account.routes.pharmaRegistration',
  company: 'account.routes.companyRegister',
} as const satisfies Record<RegistrationKind, string>

interface RegistrationFrameProps<Values extends object> {
  registration: Registration<Values>
  children: ReactNode
  /** Other ways to register, below the form. */
  below?: ReactNode
  beside?: ReactNode
}

/** The two steps of a registration around its fields. */
export function RegistrationFrame<Values extends object>({
  registration,
  children,
  below,
  beside,
}: RegistrationFrameProps<Values>) {
  const { t } = useTranslation('site')
  const { kind, form, pending } = registration
  const returnTo = useReturnTo()
  const back = (
    <Button variant="quiet" onClick={registration.back}>
      {t('account.register.change')}
    </Button>
  )
  return (
    <AccountFrame
      kind={kind}
      title={routeText(routeWords[kind], 'title', t)}
      about={pending ? undefined : t(`account.register.${kind}About`)}
      beside={beside}
      tall
      foot={
        <Text className={styles.inline}>
          {t('account.register.haveAccount')}{' '}
          <Link to={signInPaths[kind].signIn.link({ returnTo })}>{t('account.register.signIn')}</Link>
        </Text>
      }
    >
      {pending ? (
        <CodeStep
          title={t('account.register.codeTitle')}
          sentTo={t('account.register.sentTo', { email: pending.email })}
          resendIn={pending.resendIn}
          sentAt={pending.at}
          onConfirm={registration.confirm}
          onResend={registration.canResend() ? registration.resend : undefined}
          noResend={
            <Text quiet size="s">
              {t('account.register.again')}
            </Text>
          }
          back={back}
        />
      ) : (
        <>
          <AccountForm form={form} guarded submit={t('account.register.submit')}>
            {children}
            <Terms />
          </AccountForm>
          {below}
        </>
      )}
    </AccountFrame>
  )
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { Link } from 'react-router-dom'
import { accountCalls } from '#contract/account/calls.ts'
import type { AccountKind } from '#contract/account/kinds.ts'
import { FormField } from '#shared/patterns/form/Form.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { paths } from '#shared/paths.ts'
import { useReturnTo } from '#shared/routing/use-return-to.ts'
import { signedIn } from '#shared/session/login.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { PasswordInput } from '#shared/ui/field/PasswordInput.tsx'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { PhoneIcon } from '#shared/ui/icons/account-icons.tsx'
import { useLoginMutation } from '../api.ts'
import { otherKindOf, signInPaths } from '../kinds.ts'
import { AccountForm } from './AccountForm.tsx'
import { AccountFrame } from './AccountFrame.tsx'
import { OtherSignIns } from './OtherSignIns.tsx'
import { SocialSignIn } from './SocialSignIn.tsx'

/** Sign-in by e-mail and password for one kind of account. The guard leads on from here. */
export function SignIn({ kind }: { kind: AccountKind }) {
  const { t } = useTranslation('site')
  const dispatch = useDispatch()
  const returnTo = useReturnTo()
  const [login] = useLoginMutation()
  const [otherKind, setOtherKind] = useState<AccountKind>()
  const form = useContractForm({
    schema: () => import('#contract/account/schemas.ts').then((module) => module.credentials),
    initial: { email: '', password: '' },
    prepare: (values) => ({ ...values, email: values.email.trim() }),
    sends: { call: accountCalls.login, with: { kind } },
    submit: async (body) => {
      setOtherKind(undefined)
      const answer = await login({ body })
      const other = otherKindOf(answer.error)
      if (other) return setOtherKind(other)
      if (answer.error) throw answer.error
      dispatch(signedIn(answer.data))
    },
  })

  return (
    <AccountFrame
      kind={kind}
      title={t(`account.kind.${kind}.title`)}
      about={t(`account.kind.${kind}.about`)}
      foot={<OtherSignIns kind={kind} returnTo={returnTo} />}
    >
      {otherKind && (
        <Banner tone="warning" live title={t('account.signIn.wrongKind')}>
          {t(`account.kind.${otherKind}.theirs`)}{' '}
          <Link to={signInPaths[otherKind].signIn.link({ returnTo })}>{t(`account.kind.${otherKind}.link`)}</Link>
        </Banner>
      )}
      <AccountForm form={form} aria-label={t('account.signIn.form')} submit={t('account.signIn.submit')}>
        <FormField form={form} name="email" label={t('account.signIn.email')}>
          <TextInput type="email" autoComplete="username" inputMode="email" {...form.input('email')} />
        </FormField>
        <FormField
          form={form}
          name="password"
          label={t('account.signIn.password')}
          hint={<Link to={paths.doctorForgotPassword.link()}>{t('account.signIn.forgotten')}</Link>}
        >
          <PasswordInput autoComplete="current-password" {...form.input('password')} />
        </FormField>
      </AccountForm>
      {kind === 'patient' && (
        <>
          <SocialSignIn />
          <LinkButton variant="outlined" wide icon={<PhoneIcon />} to={paths.userLogin.link({ returnTo })}>
            {t('account.signIn.byPhone')}
          </LinkButton>
        </>
      )}
    </AccountFrame>
  )
}

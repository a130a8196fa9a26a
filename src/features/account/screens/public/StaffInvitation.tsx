import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { useLocation, useNavigate } from 'react-router-dom'
import type { InvitationOffer } from '#contract/staff/schemas.ts'
import { FormField } from '#shared/patterns/form/Form.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { State } from '#shared/patterns/states/State.tsx'
import { paths } from '#shared/paths.ts'
import { selectUserType, signedIn } from '#shared/session/login.ts'
import { toastShown } from '#shared/toasts/toasts.ts'
import { NotFoundArt } from '#shared/ui/art/state-art.tsx'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { PasswordInput } from '#shared/ui/field/PasswordInput.tsx'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { useAcceptInvitationMutation, useReadInvitationMutation } from '../../invitation-api.ts'
import { AccountForm } from '../../components/AccountForm.tsx'
import { AccountFrame } from '../../components/AccountFrame.tsx'
import { deviceZone } from '../../device-zone.ts'

/** Where a link from a mail leads: what it invites to, a name, a password. The secret stands behind `#`, which no server is sent. */
export default function StaffInvitation() {
  const token = useLocation().hash.slice(1)
  return token ? <Invitation key={token} token={token} /> : <Over />
}

function Invitation({ token }: { token: string }) {
  const [read, offer] = useReadInvitationMutation()
  useEffect(() => void read({ body: { token } }), [read, token])
  return (
    <QueryState query={offer} missing={<Over />}>
      {(data) => <Accept offer={data} token={token} />}
    </QueryState>
  )
}

function Over() {
  const { t } = useTranslation('site')
  return (
    <State
      level={1}
      art={<NotFoundArt />}
      title={t('account.invitation.overTitle')}
      actions={<LinkButton to={paths.doctorLogin.link()}>{t('account.invitation.signIn')}</LinkButton>}
    >
      {t('account.invitation.overBody')}
    </State>
  )
}

function Accept({ offer: { doctor, email }, token }: { offer: InvitationOffer; token: string }) {
  const { t, i18n } = useTranslation('site')
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const isSignedIn = useSelector(selectUserType) !== undefined
  const [accept] = useAcceptInvitationMutation()
  const form = useContractForm({
    schema: () => import('#contract/staff/schemas.ts').then((module) => module.acceptance),
    initial: { name: '', password: '' },
    prepare: (values) => ({ ...values, token, locale: i18n.language, timeZone: deviceZone() }),
    submit: async (body) => {
      const record = await accept({ body }).unwrap()
      const text = t('account.invitation.doneText', { doctor })
      dispatch(signedIn(record))
      dispatch(toastShown({ kind: 'success', title: t('account.invitation.done'), text }))
      await navigate(paths.doctorDashboard.link(), { replace: true })
    },
  })
  return (
    <AccountFrame
      kind="doctor"
      title={t('account.invitation.title', { doctor })}
      about={t('account.invitation.about', { doctor, email })}
    >
      {isSignedIn && !form.submitting && <Banner tone="warning">{t('account.invitation.other')}</Banner>}
      <AccountForm form={form} guarded submit={t('account.invitation.submit')}>
        <FormField form={form} name="name" label={t('account.invitation.name')}>
          <TextInput autoComplete="name" {...form.input('name')} />
        </FormField>
        {/* Tells a password manager whose password it keeps. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <FormField form={form} name="password" label={t('account.register.password')} hint={t('account.register.passwordHint')}>
          <PasswordInput autoComplete="new-password" {...form.input('password')} />
        </FormField>
      </AccountForm>
    </AccountFrame>
  )
}

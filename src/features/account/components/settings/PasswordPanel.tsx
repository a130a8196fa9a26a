import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { useMeQuery } from '#shared/api/me.ts'
import { Form, FormField } from '#shared/patterns/form/Form.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { Panel } from '#shared/patterns/form/Panel.tsx'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { toastShown } from '#shared/toasts/toasts.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { PasswordInput } from '#shared/ui/field/PasswordInput.tsx'
import { useRefusalWords } from '../../refusal-words.ts'
import { useChangePasswordMutation } from '../../settings-api.ts'

/** A new password for who knows the present one; every other device is signed out. */
export function PasswordPanel() {
  const { t } = useTranslation('workspace')
  const me = useMeQuery()
  // Another round begins with empty fields.
  const [round, setRound] = useState(0)
  return (
    <QueryState query={me}>
      {({ hasPassword, email }) =>
        hasPassword ? (
          <Panel title={t('account.password.title')} about={t('account.password.about')}>
            <PasswordForm key={round} email={email ?? ''} onChanged={() => setRound(round + 1)} />
          </Panel>
        ) : (
          <Panel title={t('account.password.noneTitle')}>{t('account.password.none')}</Panel>
        )
      }
    </QueryState>
  )
}

function PasswordForm({ email, onChanged }: { email: string; onChanged: () => void }) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const { refusalsOf } = useRefusalWords()
  const [changePassword] = useChangePasswordMutation()
  const form = useContractForm({
    schema: () => import('#contract/account/schemas.ts').then((module) => module.passwordChange),
    initial: { currentPassword: '', newPassword: '' },
    submit: async (body) => {
      await changePassword({ body }).unwrap()
      dispatch(toastShown({ kind: 'success', title: t('account.password.title'), text: t('account.password.changed') }))
      onChanged()
    },
  })
  return (
    <Form
      form={form}
      refusals={refusalsOf(form.refusal)}
      actions={
        <Button type="submit" variant="filled" loading={form.submitting}>
          {t('account.password.submit')}
        </Button>
      }
    >
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <FormField form={form} name="currentPassword" label={t('account.password.current')}>
        <PasswordInput autoComplete="current-password" {...form.input('currentPassword')} />
      </FormField>
      <FormField form={form} name="newPassword" label={t('account.password.new')} hint={t('account.password.newHint')}>
        <PasswordInput autoComplete="new-password" {...form.input('newPassword')} />
      </FormField>
    </Form>
  )
}

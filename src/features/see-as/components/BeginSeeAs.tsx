import { useTranslation } from 'react-i18next'
import { useDispatch, useStore } from 'react-redux'
import { useLocation, useNavigate } from 'react-router-dom'
import { seeAsMinutes } from '#contract/see-as/values.ts'
import { FormField } from '#shared/patterns/form/Form.tsx'
import { FormDialog } from '#shared/patterns/form/FormDialog.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { startPageOf } from '#shared/session/access.ts'
import { type LoginRecord, selectLogin, signedIn, type WithLogin } from '#shared/session/login.ts'
import { TextArea } from '#shared/ui/field/TextArea.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useBeginSeeAsMutation } from '../api.ts'
import { keepOfficeLogin } from '../office-login.ts'

interface BeginSeeAsProps {
  person: { readonly id: string; readonly name: string }
  onClose: () => void
}

/** Asks why, which the person reads, and goes on as they see the platform; the way back is the banner's. */
export function BeginSeeAs({ person, onClose }: BeginSeeAsProps) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const store = useStore<WithLogin>()
  const [begin] = useBeginSeeAsMutation()
  const form = useContractForm({
    schema: () => import('#contract/see-as/schemas.ts').then((module) => module.seeAsToBegin),
    initial: { reason: '' },
    submit: async (body) => {
      const { userType, accessToken } = await begin({ params: { id: person.id }, body }).unwrap()
      const login = selectLogin(store.getState())
      if (!login) return
      keepOfficeLogin({ login, returnTo: pathname + search })
      // Nothing renews it.
      dispatch(signedIn({ userType: userType as LoginRecord['userType'], accessToken, refreshToken: { token: '' } }))
      void navigate(startPageOf(userType))
    },
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t('see-as.title', { name: person.name })}
      submit={t('see-as.begin')}
      refusals={{ account_not_active: t('see-as.notActive') }}
    >
      <Text>{t('see-as.about', { minutes: String(seeAsMinutes) })}</Text>
      <FormField form={form} name="reason" label={t('see-as.reason')} hint={t('see-as.reasonHint')} required>
        <TextArea rows={3} maxLength={500} {...form.input('reason')} />
      </FormField>
    </FormDialog>
  )
}

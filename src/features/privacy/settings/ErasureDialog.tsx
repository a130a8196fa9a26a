import { useTranslation } from 'react-i18next'
import { coolingDays, freshMinutes } from '#contract/privacy/values.ts'
import { FormField } from '#shared/patterns/form/Form.tsx'
import { FormDialog } from '#shared/patterns/form/FormDialog.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { PasswordInput } from '#shared/ui/field/PasswordInput.tsx'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useAskErasureMutation } from '../api.ts'

/** The last word: typed, and proven by the password. */
export function ErasureDialog({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const { t } = useTranslation('workspace')
  const [ask] = useAskErasureMutation()
  const word = t('privacy.erasure.word')
  const form = useContractForm({
    schema: () => import('#contract/privacy/schemas.ts').then((module) => module.erasureWish),
    initial: { confirmed: '', password: '' },
    // What was typed is the word, whatever its case; anything else is as if nothing was confirmed.
    prepare: ({ confirmed, password }) => ({
      confirmed: confirmed.trim().toLocaleLowerCase() === word.toLocaleLowerCase() ? true : undefined,
      password,
    }),
    missing: { confirmed: t('privacy.erasure.typed', { word }) },
    submit: async (body) => {
      await ask({ body }).unwrap()
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('privacy.erasure.dialog')}
      submit={t('privacy.erasure.confirm')}
      isDangerous
      keep={t('privacy.erasure.keepOn')}
      refusals={{
        erasure_held: t('privacy.refused.erasure_held'),
        sign_in_again: t('privacy.refused.sign_in_again', { minutes: freshMinutes }),
      }}
      onClose={onClose}
    >
      <Text>{t('privacy.erasure.dialogText', { days: coolingDays })}</Text>
      <FormField form={form} name="confirmed" label={t('privacy.erasure.type', { word })}>
        <TextInput autoComplete="off" {...form.input('confirmed')} />
      </FormField>
      {hasPassword ? (
        <FormField form={form} name="password" label={t('privacy.erasure.password')}>
          <PasswordInput autoComplete="current-password" {...form.input('password')} />
        </FormField>
      ) : (
        <Text quiet>{t('privacy.erasure.noPassword', { minutes: freshMinutes })}</Text>
      )}
    </FormDialog>
  )
}

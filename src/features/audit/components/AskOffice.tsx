import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { OfficeLook } from '#contract/audit/schemas.ts'
import { FormField } from '#shared/patterns/form/Form.tsx'
import { FormDialog } from '#shared/patterns/form/FormDialog.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { toastShown } from '#shared/toasts/toasts.ts'
import { TextArea } from '#shared/ui/field/TextArea.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useAskOfficeMutation } from '../api.ts'

/** A question to the office about one look. */
export function AskOffice({ look, onClose }: { look: OfficeLook; onClose: () => void }) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const [ask] = useAskOfficeMutation()
  const form = useContractForm({
    schema: () => import('#contract/audit/schemas.ts').then((module) => module.officeQuestion),
    initial: { message: '' },
    submit: async (body) => {
      await ask({ params: { id: look.id }, body }).unwrap()
      dispatch(toastShown({ kind: 'success', title: t('audit.looks.asked'), text: t('audit.looks.askedText') }))
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={t('audit.looks.askTitle')} submit={t('audit.looks.send')} onClose={onClose}>
      <Text>{t('audit.looks.askBody')}</Text>
      <FormField form={form} name="message" label={t('audit.looks.message')} required>
        <TextArea rows={4} maxLength={2000} {...form.input('message')} />
      </FormField>
    </FormDialog>
  )
}

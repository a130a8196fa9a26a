import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { Look } from '#contract/records/schemas.ts'
import { FormField } from '#shared/patterns/form/Form.tsx'
import { FormDialog } from '#shared/patterns/form/FormDialog.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { toastShown } from '#shared/toasts/toasts.ts'
import { TextArea } from '#shared/ui/field/TextArea.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useAskWhyMutation } from '../../api.ts'
import { useRecordRefusals } from '../use-record-refusals.ts'

/** A question to support about one look at the record. */
export function AskWhy({ subjectId, look, onClose }: { subjectId: string; look: Look; onClose: () => void }) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const [ask] = useAskWhyMutation()
  const refusals = useRecordRefusals()
  const form = useContractForm({
    schema: () => import('#contract/records/schemas.ts').then((module) => module.question),
    initial: { message: '' },
    prepare: ({ message }) => ({ lookId: look.id, message }),
    submit: async (body) => {
      await ask({ params: { id: subjectId }, body }).unwrap()
      dispatch(toastShown({ kind: 'success', title: t('records.looks.asked'), text: t('records.looks.askedText') }))
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('records.looks.askTitle')}
      submit={t('records.looks.send')}
      refusals={refusals}
      onClose={onClose}
    >
      <Text>{t('records.looks.askBody')}</Text>
      <FormField form={form} name="message" label={t('records.looks.message')}>
        <TextArea rows={4} maxLength={2000} {...form.input('message')} />
      </FormField>
    </FormDialog>
  )
}

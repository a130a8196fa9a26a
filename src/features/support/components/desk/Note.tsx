import { useTranslation } from 'react-i18next'
import { supportLimits } from '#contract/support/values.ts'
import { Form, FormField } from '#shared/patterns/form/Form.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { TextArea } from '#shared/ui/field/TextArea.tsx'
import { useNoteRequestMutation } from '../../api.ts'

/** Writes what the office keeps to itself. */
export function Note({ id }: { id: string }) {
  const { t } = useTranslation('workspace')
  const [note] = useNoteRequestMutation()
  const form = useContractForm({
    schema: () => import('#contract/support/schemas.ts').then((module) => module.note),
    initial: { text: '' },
    draft: `support-note-${id}`,
    submit: async (body) => {
      await note({ params: { id }, body }).unwrap()
      form.reset({ text: '' })
    },
  })
  return (
    <Form
      form={form}
      aria-label={t('support.desk.writeNote')}
      actions={
        <Button type="submit" loading={form.submitting}>
          {t('support.desk.keepNote')}
        </Button>
      }
    >
      <FormField form={form} name="text" label={t('support.desk.writeNote')} hint={t('support.desk.noteHint')} required>
        <TextArea rows={3} maxLength={supportLimits.text.most} {...form.input('text')} />
      </FormField>
    </Form>
  )
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Prescription, PrescriptionTemplate } from '#contract/prescriptions/schemas.ts'
import { prescriptionLengths } from '#contract/prescriptions/values.ts'
import { FormField } from '#shared/patterns/form/Form.tsx'
import { FormDialog } from '#shared/patterns/form/FormDialog.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Field } from '#shared/ui/field/Field.tsx'
import { Select } from '#shared/ui/field/Select.tsx'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { Cluster } from '#shared/ui/layout/layout.tsx'
import {
  useAddPrescriptionTemplateMutation,
  useListPrescriptionTemplatesQuery,
  useRemovePrescriptionTemplateMutation,
} from '../../api.ts'
import { draftOf, draftValues, templateOf } from '../../model/draft-values.ts'
import { usePrescriptionRefusals } from '../use-prescription-refusals.ts'

interface TemplateChoiceProps {
  draft: Prescription
  /** What is written is kept: only that can become a template. */
  isKept: boolean
  onChoose: (template: PrescriptionTemplate) => void
}

/** What the doctor prescribes often: added to the draft, or kept from it. */
export function TemplateChoice({ draft, isKept, onChoose }: TemplateChoiceProps) {
  const { t } = useTranslation('workspace')
  const { data: templates = [] } = useListPrescriptionTemplatesQuery({})
  const [remove, removing] = useRemovePrescriptionTemplateMutation()
  const [chosenId, setChosenId] = useState('')
  const [isKeeping, setKeeping] = useState(false)
  const chosen = templates.find(({ id }) => id === chosenId) ?? templates[0]
  return (
    <Cluster gap="3">
      {chosen && (
        <>
          <Field label={t('prescriptions.templates.label')}>
            <Select
              value={chosen.id}
              options={templates.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={({ target }) => setChosenId(target.value)}
            />
          </Field>
          <Button onClick={() => onChoose(chosen)}>{t('prescriptions.templates.use')}</Button>
          <Button variant="quiet" loading={removing.isLoading} onClick={() => void remove({ params: { id: chosen.id } })}>
            {t('prescriptions.templates.remove')}
          </Button>
        </>
      )}
      {draft.lines.length > 0 && (
        <Button variant="quiet" disabled={!isKept} onClick={() => setKeeping(true)}>
          {t('prescriptions.templates.keep')}
        </Button>
      )}
      {isKeeping && <KeepTemplate draft={draft} onClose={() => setKeeping(false)} />}
    </Cluster>
  )
}

function KeepTemplate({ draft, onClose }: { draft: Prescription; onClose: () => void }) {
  const { t } = useTranslation('workspace')
  const [add] = useAddPrescriptionTemplateMutation()
  const refusals = usePrescriptionRefusals()
  const form = useContractForm({
    schema: () => import('#contract/prescriptions/schemas.ts').then((module) => module.templateDraft),
    initial: { name: draft.diagnosis.slice(0, prescriptionLengths.templateName) },
    prepare: ({ name }) => templateOf(draftOf(draftValues(draft), draft.revision) as never, name),
    submit: async (body) => {
      await add({ body }).unwrap()
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('prescriptions.templates.keepTitle')}
      submit={t('prescriptions.templates.keep')}
      refusals={refusals}
      onClose={onClose}
    >
      <FormField form={form} name="name" label={t('prescriptions.templates.name')} required>
        <TextInput maxLength={prescriptionLengths.templateName} autoComplete="off" {...form.input('name')} />
      </FormField>
    </FormDialog>
  )
}

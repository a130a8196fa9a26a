import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { RecordEntry } from '#contract/records/schemas.ts'
import { FormField } from '#shared/patterns/form/Form.tsx'
import { FormDialog } from '#shared/patterns/form/FormDialog.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { toastShown } from '#shared/toasts/toasts.ts'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { useCorrectEntryMutation, useListAllergensQuery } from '../../api.ts'
import { factsOfValues, valuesOfFacts } from '../../model/entry-values.ts'
import { fieldsOfKind } from '../../model/fields.ts'
import { useRecordRefusals } from '../use-record-refusals.ts'
import { FactField, type EntryValues } from './FactField.tsx'
import { useToday } from './use-today.ts'

/**
 * Another edition over the one that was opened. Where somebody corrected it meanwhile, that is said and what was typed stays.
 */
export function CorrectEntry({ entry, onClose }: { entry: RecordEntry; onClose: () => void }) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const [correct] = useCorrectEntryMutation()
  const { kind, facts: before, edition } = entry
  const { data: allergens } = useListAllergensQuery(undefined, { skip: kind !== 'allergy' })
  const refusals = useRecordRefusals()
  const today = useToday()
  const form = useContractForm({
    schema: () => import('#contract/records/schemas.ts').then((module) => module.entryCorrection),
    initial: { facts: valuesOfFacts(kind, before), reason: '' } satisfies EntryValues as EntryValues,
    prepare: ({ facts, reason }) => ({ edition, facts: factsOfValues(kind, facts, { allergens, before }), reason }),
    submit: async (body) => {
      await correct({ params: { id: entry.id }, body }).unwrap()
      dispatch(toastShown({ kind: 'success', title: t('records.corrected'), text: t('records.correctedText') }))
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={t('records.correct')} submit={t('records.save')} refusals={refusals} onClose={onClose}>
      {fieldsOfKind[kind].map((field) => (
        <FactField
          key={field.name}
          form={form}
          field={field}
          today={today}
          offered={field.name === 'substance' ? allergens?.map(({ name }) => name) : undefined}
        />
      ))}
      <FormField form={form} name="reason" label={t('records.fields.reason')} optional>
        <TextInput autoComplete="off" {...form.input('reason')} />
      </FormField>
    </FormDialog>
  )
}

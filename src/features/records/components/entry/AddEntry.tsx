import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { EntryKind } from '#contract/records/values.ts'
import { FormDialog } from '#shared/patterns/form/FormDialog.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { toastShown } from '#shared/toasts/toasts.ts'
import { useAddEntryMutation, useListAllergensQuery } from '../../api.ts'
import { factsOfValues, valuesOfFacts } from '../../model/entry-values.ts'
import { fieldsOfKind } from '../../model/fields.ts'
import { useRecordRefusals } from '../use-record-refusals.ts'
import { FactField, type EntryValues } from './FactField.tsx'
import { useToday } from './use-today.ts'

interface AddEntryProps {
  subjectId: string
  kind: Exclude<EntryKind, 'note' | 'document'>
  /** The visit that it is written in. */
  appointmentId?: string
  onClose: () => void
}

/** Writes one entry into a record. */
export function AddEntry({ subjectId, kind, appointmentId, onClose }: AddEntryProps) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const [add] = useAddEntryMutation()
  const { data: allergens } = useListAllergensQuery(undefined, { skip: kind !== 'allergy' })
  const refusals = useRecordRefusals()
  const today = useToday()
  const form = useContractForm({
    schema: () => import('#contract/records/schemas.ts').then((module) => module.newEntry),
    initial: { facts: valuesOfFacts(kind), reason: '' } satisfies EntryValues as EntryValues,
    prepare: ({ facts }) => ({ facts: factsOfValues(kind, facts, { allergens }), appointmentId: appointmentId ?? null }),
    submit: async (body) => {
      await add({ params: { id: subjectId }, body }).unwrap()
      dispatch(toastShown({ kind: 'success', title: t('records.added'), text: t('records.addedText') }))
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={t(`records.add.${kind}`)} submit={t('records.save')} refusals={refusals} onClose={onClose}>
      {fieldsOfKind[kind].map((field) => (
        <FactField
          key={field.name}
          form={form}
          field={field}
          today={today}
          offered={field.name === 'substance' ? allergens?.map(({ name }) => name) : undefined}
        />
      ))}
    </FormDialog>
  )
}

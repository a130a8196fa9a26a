import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { FormField } from '#shared/patterns/form/Form.tsx'
import type { ContractForm } from '#shared/patterns/form/useContractForm.ts'
import { DatePicker } from '#shared/ui/date/DatePicker.tsx'
import { Select } from '#shared/ui/field/Select.tsx'
import { TextArea } from '#shared/ui/field/TextArea.tsx'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import type { FactValues } from '../../model/entry-values.ts'
import type { fieldsOfKind } from '../../model/fields.ts'

export interface EntryValues {
  facts: FactValues
  reason: string
}

interface FactFieldProps {
  form: ContractForm<EntryValues>
  field: (typeof fieldsOfKind)[keyof typeof fieldsOfKind][number]
  today: string
  /** Names that are offered while it is typed. */
  offered?: readonly string[]
}

/** One field of an entry's form, by its shape. */
export function FactField({ form, field: { name, as, optional, choices = [], mayCome }, today, offered }: FactFieldProps) {
  const { t } = useTranslation('workspace')
  const list = useId()
  const value = form.values.facts[name] ?? ''
  const onChange = (event: { target: { value: string } }) =>
    form.set('facts', { ...form.values.facts, [name]: event.target.value })
  const input = { name: `facts.${name}`, value, onChange }
  return (
    <FormField form={form} name={`facts.${name}`} label={t(`records.fields.${name}`)} optional={optional}>
      {as === 'choice' ? (
        <Select {...input} options={choices.map((choice) => ({ value: choice, label: t(`records.choices.${choice}`) }))} />
      ) : as === 'day' ? (
        <DatePicker {...input} max={mayCome ? undefined : today} />
      ) : as === 'text' ? (
        <TextArea rows={3} {...input} />
      ) : (
        <>
          <TextInput autoComplete="off" list={offered ? list : undefined} {...input} />
          {offered && (
            <datalist id={list}>
              {offered.map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </datalist>
          )}
        </>
      )}
    </FormField>
  )
}

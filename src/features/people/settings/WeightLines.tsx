import { useTranslation } from 'react-i18next'
import { FormField } from '#shared/patterns/form/Form.tsx'
import type { ContractForm } from '#shared/patterns/form/useContractForm.ts'
import { DatePicker } from '#shared/ui/date/DatePicker.tsx'
import { NumberField } from '#shared/ui/number/NumberField.tsx'
import { Lines } from './Lines.tsx'
import type { PetValues } from './pet-values.ts'
import { useUnits } from '#shared/api/use-units.ts'
import { unitName } from '#shared/lib/measures.ts'
import { useToday } from './use-today.ts'

/** What the pet weighed, and when. */
export function WeightLines({ form }: { form: ContractForm<PetValues> }) {
  const { t, i18n } = useTranslation('workspace')
  const today = useToday()
  const unit = unitName('weight', useUnits(), i18n.language)
  return (
    <Lines
      lines={form.values.weights}
      onChange={(weights) => form.set('weights', weights)}
      blank={{ date: today, grams: '' }}
      fault={form.faults['weights']}
      empty={t('people.pets.weightsNone')}
      add={t('people.pets.addWeight')}
      nameOf={(line) => t('people.pets.weightLine', { line })}
      removeLabel={(line) => t('people.pets.removeWeight', { line })}
    >
      {(line, index, change) => (
        <>
          <FormField form={form} name={`weights.${index}.date`} label={t('people.pets.weightDate')}>
            <DatePicker max={today} value={line.date} onChange={(event) => change({ ...line, date: event.target.value })} />
          </FormField>
          <FormField form={form} name={`weights.${index}.grams`} label={t('people.pets.weightIn', { unit })}>
            <NumberField
              min={0}
              hasDecimals
              value={line.grams}
              onChange={(event) => change({ ...line, grams: event.target.value })}
            />
          </FormField>
        </>
      )}
    </Lines>
  )
}

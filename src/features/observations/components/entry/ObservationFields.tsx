import { useTranslation } from 'react-i18next'
import { factsOfKind, type Measurer, type ObservationKind } from '#contract/observations/values.ts'
import { useUnits } from '#shared/api/use-units.ts'
import { unitName } from '#shared/lib/measures.ts'
import { FormField } from '#shared/patterns/form/Form.tsx'
import type { ContractForm } from '#shared/patterns/form/useContractForm.ts'
import { DateTimePicker } from '#shared/ui/date/DateTimePicker.tsx'
import { Select } from '#shared/ui/field/Select.tsx'
import { NumberField } from '#shared/ui/number/NumberField.tsx'
import { measureOf, type ObservationValues } from '../../model/observation-values.ts'

interface ObservationFieldsProps {
  form: ContractForm<ObservationValues>
  /** Whom the writer may name as the one who measured. */
  measurers: readonly Measurer[]
}

const signs: Readonly<Record<string, string>> = { Cel: '°C', 'mm[Hg]': 'mmHg', '{score}': '1–9' }

/** Value, moment and who measured, by the kind. */
export function ObservationFields({ form, measurers }: ObservationFieldsProps) {
  const { t } = useTranslation('workspace')
  const unit = useUnitOf(form.values.kind)
  const hasTwo = form.values.kind === 'blood_pressure'
  const hasDecimals = factsOfKind(form.values.kind).decimals > 0
  return (
    <>
      <FormField form={form} name="value" label={t(hasTwo ? 'observations.systolic' : 'observations.fields.value')} required>
        <NumberField {...form.input('value')} min={0} hasDecimals={hasDecimals} unit={unit} />
      </FormField>
      {hasTwo && (
        <FormField form={form} name="second" label={t('observations.diastolic')} required>
          <NumberField {...form.input('second')} min={0} unit={unit} />
        </FormField>
      )}
      <FormField form={form} name="at" label={t('observations.fields.at')} required>
        <DateTimePicker {...form.input('at')} />
      </FormField>
      {measurers.length > 1 && (
        <FormField form={form} name="measurer" label={t('observations.fields.measurer')}>
          <Select
            {...form.input('measurer')}
            options={measurers.map((measurer) => ({ value: measurer, label: t(`observations.measurers.${measurer}`) }))}
          />
        </FormField>
      )}
    </>
  )
}

/** What stands behind the number: the reader's unit of lengths and weights, else the kind's own. */
function useUnitOf(kind: ObservationKind): string {
  const { i18n } = useTranslation('workspace')
  const units = useUnits()
  const measure = measureOf(kind)
  const { unit } = factsOfKind(kind)
  return measure ? unitName(measure, units, i18n.language) : (signs[unit] ?? unit)
}

import { useTranslation } from 'react-i18next'
import { bloodGroups, personSexes } from '#contract/people/choices.ts'
import { FormField } from '#shared/patterns/form/Form.tsx'
import type { ContractForm } from '#shared/patterns/form/useContractForm.ts'
import { DatePicker } from '#shared/ui/date/DatePicker.tsx'
import { Select } from '#shared/ui/field/Select.tsx'
import { Grid } from '#shared/ui/layout/layout.tsx'
import { NumberField } from '#shared/ui/number/NumberField.tsx'
import { useUnits } from '#shared/api/use-units.ts'
import { formatHeight, readMeasure, unitName } from '#shared/lib/measures.ts'
import type { ProfileValues } from './profile-values.ts'
import { useToday } from './use-today.ts'

/** What a doctor wants to know beforehand. */
export function BodyFields({ form }: { form: ContractForm<ProfileValues> }) {
  const { t, i18n } = useTranslation('workspace')
  const units = useUnits()
  const today = useToday()
  // Kept together from left to right: within Arabic AB+ would be written as +AB.
  const groups = bloodGroups.map((value) => ({ value, label: `\u2066${value}\u2069` }))
  const height = readMeasure(form.values.heightMillimetres, 'height', units)
  const notSaid = { value: '', label: t('people.profile.notSaid') }
  return (
    <Grid gap="4" least={13}>
      <FormField form={form} name="birthDate" label={t('people.profile.birthDate')}>
        <DatePicker autoComplete="bday" min="1900-01-01" max={today} {...form.input('birthDate')} />
      </FormField>
      <FormField form={form} name="sex" label={t('people.profile.sex')}>
        <Select
          {...form.input('sex')}
          options={[notSaid, ...personSexes.map((sex) => ({ value: sex, label: t(`people.profile.sexes.${sex}`) }))]}
        />
      </FormField>
      <FormField form={form} name="bloodGroup" label={t('people.profile.bloodGroup')}>
        <Select {...form.input('bloodGroup')} options={[notSaid, ...groups]} />
      </FormField>
      <FormField
        form={form}
        name="heightMillimetres"
        label={t('people.profile.height', { unit: unitName('height', units, i18n.language) })}
        hint={
          units === 'imperial' && height
            ? t('people.profile.heightHint', { height: formatHeight(height, i18n.language, units) })
            : undefined
        }
      >
        <NumberField {...form.input('heightMillimetres')} min={0} hasDecimals />
      </FormField>
      <FormField
        form={form}
        name="weightGrams"
        label={t('people.profile.weight', { unit: unitName('weight', units, i18n.language) })}
      >
        <NumberField {...form.input('weightGrams')} min={0} hasDecimals />
      </FormField>
    </Grid>
  )
}

import { useTranslation } from 'react-i18next'
import { appointmentModes } from '#contract/doctors/values.ts'
import { FormField } from '#shared/patterns/form/Form.tsx'
import { Panel } from '#shared/patterns/form/Panel.tsx'
import type { ContractForm } from '#shared/patterns/form/useContractForm.ts'
import { Grid } from '#shared/ui/layout/layout.tsx'
import { NumberField } from '#shared/ui/number/NumberField.tsx'
import type { ProfileValues } from '../../model/own-profile.ts'

/** What a visit costs, by the way of meeting; empty where it is not offered. */
export function FeeFields({ form, currency }: { form: ContractForm<ProfileValues>; currency: string }) {
  const { t } = useTranslation('workspace')
  const { fees } = form.values
  return (
    <Panel title={t('doctors.own.fees')} about={t('doctors.own.feesAbout')}>
      <Grid gap="4" least={13}>
        {appointmentModes.map((mode) => (
          <FormField key={mode} form={form} name={`fees.${mode}`} label={t(`doctors.own.fee.${mode}`)}>
            <NumberField
              name={`fees.${mode}`}
              hasDecimals
              min={0}
              step={5}
              unit={currency}
              value={fees[mode]}
              onChange={({ target }) => form.set('fees', { ...fees, [mode]: target.value })}
            />
          </FormField>
        ))}
      </Grid>
    </Panel>
  )
}

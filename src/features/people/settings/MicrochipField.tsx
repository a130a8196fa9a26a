import { useTranslation } from 'react-i18next'
import { isMicrochip } from '#contract/people/microchip.ts'
import { FormField } from '#shared/patterns/form/Form.tsx'
import type { ContractForm } from '#shared/patterns/form/useContractForm.ts'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { digitsOfChip, type PetValues } from './pet-values.ts'

const digits = 15

/** The chip's number; while it is typed the person is told whether it can be one. */
export function MicrochipField({ form }: { form: ContractForm<PetValues> }) {
  const { t } = useTranslation('workspace')
  const number = digitsOfChip(form.values.microchip)
  const hint =
    number === ''
      ? t('people.pets.microchipHint')
      : isMicrochip(number)
        ? t('people.pets.microchipGood')
        : number.length < digits
          ? t('people.pets.microchipCount', { count: number.length })
          : t('people.pets.microchipBad')
  return (
    <FormField
      form={form}
      name="microchip"
      label={t('people.pets.microchip')}
      optional
      hint={<span aria-live="polite">{hint}</span>}
    >
      <TextInput inputMode="numeric" autoComplete="off" dir="ltr" maxLength={24} {...form.input('microchip')} />
    </FormField>
  )
}

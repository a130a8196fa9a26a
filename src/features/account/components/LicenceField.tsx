import { useTranslation } from 'react-i18next'
import { FormField } from '#shared/patterns/form/Form.tsx'
import type { ContractForm } from '#shared/patterns/form/useContractForm.ts'
import { TextInput } from '#shared/ui/field/TextInput.tsx'

/** The number under which an authority knows the practice or pharmacy; an administrator looks at it. */
export function LicenceField<Values extends { licenceNumber: string }>({ form }: { form: ContractForm<Values> }) {
  const { t } = useTranslation('site')
  return (
    <FormField
      form={form}
      name="licenceNumber"
      label={t('account.register.licenceNumber')}
      hint={t('account.register.licenceHint')}
    >
      <TextInput autoComplete="off" {...form.input('licenceNumber')} />
    </FormField>
  )
}

import { useTranslation } from 'react-i18next'
import { FormField } from '#shared/patterns/form/Form.tsx'
import type { ContractForm } from '#shared/patterns/form/useContractForm.ts'
import { Field } from '#shared/ui/field/Field.tsx'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { Grid } from '#shared/ui/layout/layout.tsx'
import type { ProfileValues } from './profile-values.ts'

/** Name, and the address that the account goes by. */
export function PersonFields({ form, email }: { form: ContractForm<ProfileValues>; email: string | null }) {
  const { t } = useTranslation('workspace')
  return (
    <Grid gap="4" least={15}>
      <FormField form={form} name="name" label={t('people.profile.name')}>
        <TextInput autoComplete="name" {...form.input('name')} />
      </FormField>
      <Field label={t('people.profile.email')}>
        <TextInput value={email ?? t('people.profile.noEmail')} readOnly />
      </Field>
    </Grid>
  )
}

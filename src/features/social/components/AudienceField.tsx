import { useTranslation } from 'react-i18next'
import { socialAudiences, type SocialAudience } from '#contract/social/values.ts'
import { FormField } from '#shared/patterns/form/Form.tsx'
import type { ContractForm } from '#shared/patterns/form/useContractForm.ts'
import { Select } from '#shared/ui/field/Select.tsx'

/** Who sees it. */
export function AudienceField<Values extends { audience: SocialAudience }>({ form }: { form: ContractForm<Values> }) {
  const { t } = useTranslation('workspace')
  return (
    <FormField form={form} name="audience" label={t('social.audience.label')}>
      <Select
        name="audience"
        value={form.values.audience}
        options={socialAudiences.map((value) => ({ value, label: t(`social.audience.${value}`) }))}
        onChange={({ target }) => form.set('audience', target.value as Values['audience'])}
      />
    </FormField>
  )
}

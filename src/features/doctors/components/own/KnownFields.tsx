import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import type { profileChoices } from '#contract/doctors/schemas.ts'
import { FormField } from '#shared/patterns/form/Form.tsx'
import { Panel } from '#shared/patterns/form/Panel.tsx'
import type { ContractForm } from '#shared/patterns/form/useContractForm.ts'
import { MultiSelect } from '#shared/ui/choice/MultiSelect.tsx'
import type { ProfileValues } from '../../model/own-profile.ts'

interface KnownFieldsProps {
  form: ContractForm<ProfileValues>
  choices: z.infer<typeof profileChoices>
}

/** Skills and awards of the platform's lists, and what the profile has of lists of before. */
export function KnownFields({ form, choices }: KnownFieldsProps) {
  const { t } = useTranslation('workspace')
  return (
    <Panel title={t('doctors.own.known')} about={t('doctors.own.knownAbout')}>
      {(['skills', 'awards'] as const).map((list) => (
        <FormField key={list} form={form} name={list} label={t(`doctors.own.${list}`)} optional>
          <MultiSelect
            name={list}
            options={[...new Set([...choices[list], ...form.values[list]])].map((name) => ({ value: name, label: name }))}
            value={form.values[list]}
            onChange={(chosen) => form.set(list, chosen)}
          />
        </FormField>
      ))}
    </Panel>
  )
}

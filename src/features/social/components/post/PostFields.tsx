import { useTranslation } from 'react-i18next'
import { socialLimits } from '#contract/social/values.ts'
import { useListPetsQuery } from '#features/people/pets/index.ts'
import { FormField } from '#shared/patterns/form/Form.tsx'
import type { ContractForm } from '#shared/patterns/form/useContractForm.ts'
import { CheckboxGroup } from '#shared/ui/field/CheckboxGroup.tsx'
import { TextArea } from '#shared/ui/field/TextArea.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import type { PostValues } from '../../model/post-values.ts'
import { AudienceField } from '../AudienceField.tsx'
import { PicturesField } from '../pictures/PicturesField.tsx'

/** Everything that an author says of a post. */
export function PostFields({ form }: { form: ContractForm<PostValues> }) {
  const { t } = useTranslation('workspace')
  const { data: pets = [] } = useListPetsQuery({ query: {} })
  const { pictures, animals } = form.values
  const error = form.faults['pictures'] ?? Object.entries(form.faults).find(([path]) => path.startsWith('pictures.'))?.[1]
  return (
    <Stack gap="5">
      <FormField form={form} name="text" label={t('social.post.text')}>
        <TextArea rows={4} maxLength={socialLimits.text} {...form.input('text')} />
      </FormField>
      <PicturesField
        value={pictures}
        onChange={(next) => form.set('pictures', next)}
        most={socialLimits.pictures}
        error={typeof error === 'string' ? error : undefined}
      />
      {pets.length > 0 && (
        <CheckboxGroup
          label={t('social.post.animals')}
          options={pets.map(({ id, name }) => ({ value: id, label: <bdi>{name}</bdi> }))}
          value={animals}
          onChange={(next) => form.set('animals', next.slice(0, socialLimits.animals))}
          name="animals"
          error={form.faults['animals']}
        />
      )}
      <AudienceField form={form} />
    </Stack>
  )
}

import { useTranslation } from 'react-i18next'
import type { OwnProfile } from '#contract/doctors/schemas.ts'
import { specialities } from '#contract/doctors/specialities.ts'
import { petSpecies } from '#contract/doctors/treated.ts'
import { profileLimits } from '#contract/doctors/values.ts'
import { OwnPicture } from '#features/people/pictures/index.ts'
import { FormField } from '#shared/patterns/form/Form.tsx'
import { Panel } from '#shared/patterns/form/Panel.tsx'
import type { ContractForm } from '#shared/patterns/form/useContractForm.ts'
import { MultiSelect } from '#shared/ui/choice/MultiSelect.tsx'
import { Select } from '#shared/ui/field/Select.tsx'
import { TextArea } from '#shared/ui/field/TextArea.tsx'
import { NumberField } from '#shared/ui/number/NumberField.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { spokenLanguages, type ProfileValues } from '../../model/own-profile.ts'

/** Picture, field, words: who the doctor is. */
export function YouFields({ form, profile }: { form: ContractForm<ProfileValues>; profile: OwnProfile }) {
  const { t, i18n } = useTranslation('workspace')
  const { t: site } = useTranslation('site')
  const names = new Intl.DisplayNames([i18n.language], { type: 'language' })
  const languages = [...new Set([...spokenLanguages, ...profile.languages])]
    .map((code) => ({ value: code, label: names.of(code) ?? code }))
    .sort((one, other) => one.label.localeCompare(other.label, i18n.language))
  return (
    <Panel title={t('doctors.own.you')}>
      <OwnPicture name={profile.name} picture={profile.avatar} />
      <Text quiet size="s">
        {t('doctors.own.pictureNow')}
      </Text>
      <Text>{t('doctors.own.nameAbout', { name: profile.name, licence: profile.licenceNumber })}</Text>
      <FormField form={form} name="speciality" label={t('doctors.own.speciality')} hint={t('doctors.own.specialityHint')}>
        <Select
          {...form.input('speciality')}
          options={specialities
            .filter(({ kind }) => kind === profile.kind)
            .map(({ id }) => ({ value: id, label: site(`doctors.speciality.${id}`) }))}
        />
      </FormField>
      {profile.kind === 'veterinarian' && (
        <FormField form={form} name="species" label={t('doctors.own.species')}>
          <MultiSelect
            name="species"
            options={petSpecies.map((each) => ({ value: each, label: site(`species.${each}`) }))}
            value={form.values.species}
            onChange={(chosen) =>
              form.set(
                'species',
                petSpecies.filter((each) => chosen.includes(each)),
              )
            }
          />
        </FormField>
      )}
      <FormField form={form} name="biography" label={t('doctors.own.biography')} hint={t('doctors.own.biographyHint')} optional>
        <TextArea rows={6} maxLength={profileLimits.biography} {...form.input('biography')} />
      </FormField>
      <FormField form={form} name="languages" label={t('doctors.own.languages')}>
        <MultiSelect
          name="languages"
          options={languages}
          value={form.values.languages}
          onChange={(chosen) => form.set('languages', chosen)}
        />
      </FormField>
      <FormField form={form} name="experienceSince" label={t('doctors.own.experienceSince')} optional>
        <NumberField min={1900} {...form.input('experienceSince')} />
      </FormField>
    </Panel>
  )
}

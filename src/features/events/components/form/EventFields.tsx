import { useTranslation } from 'react-i18next'
import { eventAudiences, eventGuestsOf, eventKinds, eventLimits } from '#contract/events/values.ts'
import { AddressFields } from '#features/places/index.ts'
import { FormField } from '#shared/patterns/form/Form.tsx'
import type { ContractForm } from '#shared/patterns/form/useContractForm.ts'
import { RadioGroup } from '#shared/ui/field/RadioGroup.tsx'
import { SearchSelect } from '#shared/ui/choice/SearchSelect.tsx'
import { Select } from '#shared/ui/field/Select.tsx'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { NumberField } from '#shared/ui/number/NumberField.tsx'
import { Grid } from '#shared/ui/layout/layout.tsx'
import { RichTextField } from '#shared/ui/rich-text/RichTextField.tsx'
import type { EventValues } from '../../model/event-values.ts'
import { forWhomWords } from '../for-whom-words.ts'
import { EventPictureField } from './EventPictureField.tsx'
import { EventTimes } from './EventTimes.tsx'
import { FormCard } from './FormCard.tsx'

/** Everything an organiser says of an event. */
export function EventFields({ form }: { form: ContractForm<EventValues> }) {
  const { t } = useTranslation('workspace')
  const { t: site } = useTranslation('site')
  return (
    <>
      <FormCard title={t('events.form.what')}>
        <FormField form={form} name="title" label={t('events.form.title')} hint={t('events.form.titleHint')} required>
          <TextInput maxLength={eventLimits.title} {...form.input('title')} />
        </FormField>
        <Grid least={14} gap="4" fit>
          <FormField form={form} name="kind" label={t('events.form.kind')} required>
            <Select
              {...form.input('kind')}
              placeholder={t('events.form.chooseKind')}
              options={eventKinds.map((value) => ({ value, label: site(`events.kinds.${value}`) }))}
            />
          </FormField>
          <FormField form={form} name="forWhom" label={t('events.form.forWhom')}>
            <SearchSelect
              {...form.input('forWhom')}
              options={eventGuestsOf.map((value) => ({ value, label: forWhomWords(site, value) }))}
            />
          </FormField>
        </Grid>
        <RichTextField
          name="description"
          label={t('events.form.description')}
          hint={t('events.form.descriptionHint')}
          value={form.values.description}
          error={form.faults['description']}
          onChange={(description) => form.set('description', description)}
          required
        />
        <EventPictureField form={form} />
      </FormCard>
      <FormCard title={t('events.form.when')}>
        <EventTimes form={form} />
      </FormCard>
      <FormCard title={t('events.form.where')}>
        <FormField form={form} name="placeName" label={t('events.form.placeName')} hint={t('events.form.placeNameHint')} optional>
          <TextInput maxLength={eventLimits.placeName} {...form.input('placeName')} />
        </FormField>
        <AddressFields {...form.choice('address')} faults={form.faults} autoComplete={false} countryChoice={SearchSelect} />
      </FormCard>
      <FormCard title={t('events.form.who')}>
        <FormField form={form} name="limit" label={t('events.form.limit')} hint={t('events.form.limitHint')} optional>
          <NumberField min={1} max={eventLimits.guests} {...form.input('limit')} />
        </FormField>
        <RadioGroup
          {...form.choice('audience')}
          label={t('events.form.audience')}
          options={eventAudiences.map((value) => ({
            value,
            label: t(`events.form.audiences.${value}`),
            hint: t(`events.form.audienceHints.${value}`),
          }))}
        />
      </FormCard>
    </>
  )
}

import { useTranslation } from 'react-i18next'
import { petSexes, petSpecies } from '#contract/kernel/animals.ts'
import { FormField } from '#shared/patterns/form/Form.tsx'
import type { ContractForm } from '#shared/patterns/form/useContractForm.ts'
import { DatePicker } from '#shared/ui/date/DatePicker.tsx'
import { RadioGroup } from '#shared/ui/field/RadioGroup.tsx'
import { Select } from '#shared/ui/field/Select.tsx'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { Grid } from '#shared/ui/layout/layout.tsx'
import { MicrochipField } from './MicrochipField.tsx'
import type { PetValues } from './pet-values.ts'
import { useToday } from './use-today.ts'

export function PetFacts({ form }: { form: ContractForm<PetValues> }) {
  const { t } = useTranslation('workspace')
  const today = useToday()
  return (
    <>
      <Grid gap="4" least={15}>
        <FormField form={form} name="name" label={t('people.pets.name')}>
          <TextInput autoComplete="off" {...form.input('name')} />
        </FormField>
        <FormField form={form} name="species" label={t('people.pets.species')}>
          <Select
            {...form.input('species')}
            placeholder={t('people.pets.choose')}
            options={petSpecies.map((species) => ({ value: species, label: t(`species.${species}`, { ns: 'site' }) }))}
          />
        </FormField>
        <FormField form={form} name="breed" label={t('people.pets.breed')} optional>
          <TextInput autoComplete="off" {...form.input('breed')} />
        </FormField>
        <FormField form={form} name="birthDate" label={t('people.pets.birthDate')} optional>
          <DatePicker min="1900-01-01" max={today} {...form.input('birthDate')} />
        </FormField>
      </Grid>
      <Grid gap="4" least={17}>
        <RadioGroup
          variant="segments"
          {...form.choice('sex')}
          label={t('people.pets.sex')}
          options={petSexes.map((sex) => ({ value: sex, label: t(`people.pets.sexes.${sex}`) }))}
        />
        <RadioGroup
          variant="segments"
          {...form.choice('neutered')}
          label={t('people.pets.neutered')}
          options={[
            { value: 'yes', label: t('people.pets.yes') },
            { value: 'no', label: t('people.pets.no') },
            { value: '', label: t('people.pets.notKnown') },
          ]}
        />
      </Grid>
      <MicrochipField form={form} />
    </>
  )
}

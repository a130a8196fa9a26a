import { useTranslation } from 'react-i18next'
import { FormField } from '#shared/patterns/form/Form.tsx'
import type { ContractForm } from '#shared/patterns/form/useContractForm.ts'
import { DatePicker } from '#shared/ui/date/DatePicker.tsx'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { Lines } from './Lines.tsx'
import type { PetValues, VaccinationLine } from './pet-values.ts'
import { useToday } from './use-today.ts'

/** What the pet was vaccinated against, and when the next one is due. */
export function VaccinationLines({ form }: { form: ContractForm<PetValues> }) {
  const { t } = useTranslation('workspace')
  const today = useToday()
  const blank: VaccinationLine = { vaccine: '', date: today, due: '', batch: '' }
  return (
    <Lines
      lines={form.values.vaccinations}
      onChange={(vaccinations) => form.set('vaccinations', vaccinations)}
      blank={blank}
      fault={form.faults['vaccinations']}
      empty={t('people.pets.vaccinationsNone')}
      add={t('people.pets.addVaccination')}
      nameOf={(line) => t('people.pets.vaccinationLine', { line })}
      removeLabel={(line) => t('people.pets.removeVaccination', { line })}
    >
      {(line, index, change) => {
        const text = (name: keyof VaccinationLine) => ({
          value: line[name],
          onChange: (event: { target: { value: string } }) => change({ ...line, [name]: event.target.value }),
        })
        const path = (name: keyof VaccinationLine) => `vaccinations.${index}.${name}`
        return (
          <>
            <FormField form={form} name={path('vaccine')} label={t('people.pets.vaccine')}>
              <TextInput autoComplete="off" {...text('vaccine')} />
            </FormField>
            <FormField form={form} name={path('date')} label={t('people.pets.vaccinationDate')}>
              <DatePicker max={today} {...text('date')} />
            </FormField>
            <FormField form={form} name={path('due')} label={t('people.pets.vaccinationDue')} optional>
              <DatePicker min={line.date} {...text('due')} />
            </FormField>
            <FormField form={form} name={path('batch')} label={t('people.pets.batch')} optional>
              <TextInput autoComplete="off" {...text('batch')} />
            </FormField>
          </>
        )
      }}
    </Lines>
  )
}

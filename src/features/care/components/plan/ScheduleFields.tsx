import { useTranslation } from 'react-i18next'
import { scheduleModes } from '#contract/care/values.ts'
import { FormField } from '#shared/patterns/form/Form.tsx'
import type { ContractForm } from '#shared/patterns/form/useContractForm.ts'
import { DatePicker } from '#shared/ui/date/DatePicker.tsx'
import { TimePicker } from '#shared/ui/date/TimePicker.tsx'
import { Select } from '#shared/ui/field/Select.tsx'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { NumberField } from '#shared/ui/number/NumberField.tsx'
import type { ItemValues } from '../../model/item-values.ts'

/** When: once, on days at times, or every so many hours. Faults come under the names that the contract has. */
export function ScheduleFields({ form }: { form: ContractForm<ItemValues> }) {
  const { t } = useTranslation('workspace')
  const { mode, kind } = form.values
  // A time that is none is a fault of its own; it belongs to the one line.
  const timesName = Object.keys(form.faults).find((path) => path.startsWith('schedule.times')) ?? 'schedule.times'
  const modes = kind === 'vaccination' ? scheduleModes.filter((one) => one !== 'hours') : scheduleModes
  return (
    <>
      <FormField form={form} name="schedule.mode" label={t('care.fields.mode')} hint={t('care.fields.zoneHint')}>
        <Select {...form.input('mode')} options={modes.map((one) => ({ value: one, label: t(`care.modes.${one}`) }))} />
      </FormField>
      {mode === 'daily' && (
        <>
          <FormField form={form} name="schedule.everyDays" label={t('care.fields.everyDays')}>
            <NumberField {...form.input('everyDays')} min={1} max={366} />
          </FormField>
          <FormField form={form} name={timesName} label={t('care.fields.times')} hint={t('care.fields.timesHint')} required>
            <TextInput dir="ltr" autoComplete="off" {...form.input('times')} />
          </FormField>
        </>
      )}
      {mode === 'hours' && (
        <FormField form={form} name="schedule.everyHours" label={t('care.fields.everyHours')}>
          <NumberField {...form.input('everyHours')} min={1} max={168} />
        </FormField>
      )}
      <FormField
        form={form}
        name={mode === 'once' ? 'schedule.on' : 'schedule.from'}
        label={t(mode === 'once' ? 'care.fields.on' : 'care.fields.from')}
        required
      >
        <DatePicker {...form.input('from')} />
      </FormField>
      {mode !== 'daily' && (
        <FormField form={form} name="schedule.time" label={t('care.fields.time')} optional={mode === 'once'}>
          <TimePicker {...form.input('time')} />
        </FormField>
      )}
      {mode !== 'once' && (
        <FormField form={form} name="schedule.until" label={t('care.fields.until')} optional>
          <DatePicker {...form.input('until')} />
        </FormField>
      )}
    </>
  )
}

import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { FormField } from '#shared/patterns/form/Form.tsx'
import type { ContractForm } from '#shared/patterns/form/useContractForm.ts'
import { zoneCity } from '#shared/lib/format-time.ts'
import { zoneOptions } from '#shared/lib/zone-options.ts'
import { DateTimePicker } from '#shared/ui/date/DateTimePicker.tsx'
import { SearchSelect } from '#shared/ui/choice/SearchSelect.tsx'
import { Grid } from '#shared/ui/layout/layout.tsx'
import type { EventValues } from '../../model/event-values.ts'
import { hoursLater } from '../../model/local-time.ts'

/** How long an event lasts that says nothing else yet. */
const usualHours = 2

/** From when until when, on the clock of the place. */
export function EventTimes({ form }: { form: ContractForm<EventValues> }) {
  const { t, i18n } = useTranslation('workspace')
  const { startsAt, endsAt, timeZone } = form.values
  const zones = useMemo(() => zoneOptions(i18n.language, timeZone), [i18n.language, timeZone])
  const zone = t('events.form.onClock', { city: zoneCity(timeZone) })
  return (
    <>
      <Grid least={14} gap="4" fit>
        <FormField form={form} name="startsAt" label={t('events.form.starts')} hint={zone} required>
          <DateTimePicker
            {...form.input('startsAt')}
            onBlur={() => {
              if (startsAt && !endsAt) form.set('endsAt', hoursLater(startsAt, usualHours))
            }}
          />
        </FormField>
        <FormField form={form} name="endsAt" label={t('events.form.ends')} hint={zone} required>
          <DateTimePicker {...form.input('endsAt')} min={startsAt || undefined} />
        </FormField>
      </Grid>
      <FormField form={form} name="timeZone" label={t('events.form.zone')} hint={t('events.form.zoneHint')}>
        <SearchSelect {...form.input('timeZone')} options={zones} />
      </FormField>
    </>
  )
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TimeOff } from '#contract/booking/availability-schemas.ts'
import { zoneCity } from '#shared/lib/format-time.ts'
import { Field } from '#shared/ui/field/Field.tsx'
import { RadioGroup } from '#shared/ui/field/RadioGroup.tsx'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { Grid } from '#shared/ui/layout/layout.tsx'
import { useAddTimeOffMutation, useChangeTimeOffMutation } from '../../availability-api.ts'
import { fieldsOfPeriod, periodOfFields, type PeriodFields } from '../../availability/period-fields.ts'
import { EntryDialog } from './EntryDialog.tsx'

interface TimeOffDialogProps {
  timeZone: string
  /** Absent: a new one. */
  timeOff?: TimeOff
  /** It is not moved onto a booked visit: otherwise it is, and the visit is told. */
  refuseOverVisits?: boolean
  onClose: () => void
}

/** Whole days, or from one time to another in the doctor's zone. */
export function TimeOffDialog({ timeZone, timeOff, refuseOverVisits = false, onClose }: TimeOffDialogProps) {
  const { t } = useTranslation('workspace')
  const [fields, setFields] = useState<PeriodFields>(() => fieldsOfPeriod(timeOff?.period, timeZone))
  const [add, adding] = useAddTimeOffMutation()
  const [change, changing] = useChangeTimeOffMutation()
  const period = periodOfFields(fields, timeZone)
  const isBackwards = fields.from !== '' && fields.to !== '' && !period

  const save = async (note: string) => {
    if (!period) return false
    const body = { period, note }
    const answer = timeOff
      ? await change({ params: { id: timeOff.id }, body: { ...body, refuseOverVisits } })
      : await add({ body })
    return answer.data !== undefined
  }
  const type = fields.kind === 'days' ? 'date' : 'datetime-local'
  return (
    <EntryDialog
      title={t(timeOff ? 'booking.availability.timeOffTitle' : 'booking.availability.addTimeOff')}
      width={34}
      save={t('booking.availability.saveTimeOff')}
      note={timeOff?.note}
      isSound={period !== undefined}
      isSaving={adding.isLoading || changing.isLoading}
      error={adding.error ?? changing.error}
      onSave={save}
      onClose={onClose}
    >
      <RadioGroup
        variant="segments"
        label={t('booking.availability.howLong')}
        value={fields.kind}
        onChange={(kind) => setFields({ kind, from: '', to: '' })}
        options={[
          { value: 'days', label: t('booking.availability.wholeDays') },
          { value: 'instants', label: t('booking.availability.someHours') },
        ]}
      />
      <Grid least={13} gap="4">
        <Field
          label={t('booking.availability.offFrom')}
          hint={fields.kind === 'instants' && t('booking.availability.previewZone', { zone: zoneCity(timeZone) })}
          required
        >
          <TextInput type={type} value={fields.from} onChange={(event) => setFields({ ...fields, from: event.target.value })} />
        </Field>
        <Field
          label={t('booking.availability.offTo')}
          error={isBackwards && t('booking.availability.faults.ends_before_start')}
          required
        >
          <TextInput
            type={type}
            min={fields.from || undefined}
            value={fields.to}
            onChange={(event) => setFields({ ...fields, to: event.target.value })}
          />
        </Field>
      </Grid>
    </EntryDialog>
  )
}

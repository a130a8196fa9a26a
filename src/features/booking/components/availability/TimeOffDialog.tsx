import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TimeOff } from '#contract/booking/availability-schemas.ts'
import { zoneCity } from '#shared/lib/format-time.ts'
import { faultOf } from '#shared/patterns/states/fault.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Field } from '#shared/ui/field/Field.tsx'
import { RadioGroup } from '#shared/ui/field/RadioGroup.tsx'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { Grid, Stack } from '#shared/ui/layout/layout.tsx'
import { Dialog } from '#shared/ui/overlay/Dialog.tsx'
import { useAddTimeOffMutation, useChangeTimeOffMutation } from '../../availability-api.ts'
import { fieldsOfPeriod, periodOfFields, type PeriodFields } from '../../availability/period-fields.ts'

interface TimeOffDialogProps {
  timeZone: string
  /** Absent: a new one. */
  timeOff?: TimeOff
  onClose: () => void
}

/** Whole days, or from one time to another in the doctor's zone. */
export function TimeOffDialog({ timeZone, timeOff, onClose }: TimeOffDialogProps) {
  const { t } = useTranslation('workspace')
  const [fields, setFields] = useState<PeriodFields>(() => fieldsOfPeriod(timeOff?.period, timeZone))
  const [note, setNote] = useState(timeOff?.note ?? '')
  const [add, adding] = useAddTimeOffMutation()
  const [change, changing] = useChangeTimeOffMutation()
  const period = periodOfFields(fields, timeZone)
  const isBackwards = fields.from !== '' && fields.to !== '' && !period

  const save = async () => {
    if (!period) return
    const body = { period, note }
    const answer = timeOff ? await change({ params: { id: timeOff.id }, body }) : await add({ body })
    if (answer.data) onClose()
  }
  const error = adding.error ?? changing.error
  const refused = faultOf(error).refused
  const type = fields.kind === 'days' ? 'date' : 'datetime-local'
  return (
    <Dialog
      open
      onClose={onClose}
      width={34}
      title={t(timeOff ? 'booking.availability.timeOffTitle' : 'booking.availability.addTimeOff')}
      actions={
        <>
          <Button onClick={onClose}>{t('ui.cancel', { ns: 'site' })}</Button>
          <Button look="filled" loading={adding.isLoading || changing.isLoading} disabled={!period} onClick={() => void save()}>
            {t('booking.availability.saveTimeOff')}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <RadioGroup
          look="segments"
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
        <Field label={t('booking.availability.note')} hint={t('booking.availability.noteHint')} optional>
          <TextInput maxLength={200} value={note} onChange={(event) => setNote(event.target.value)} />
        </Field>
        {error !== undefined && (
          <Banner tone="error" live>
            {refused?.errors[0]?.message ?? refused?.detail ?? t('booking.availability.notSaved')}
          </Banner>
        )}
      </Stack>
    </Dialog>
  )
}

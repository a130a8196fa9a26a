import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Availability, HourRange, Override } from '#contract/booking/availability-schemas.ts'
import { useNow } from '#shared/lib/use-now.ts'
import { dayOf } from '#shared/lib/format-time.ts'
import { faultOf } from '#shared/patterns/states/fault.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { DateField } from '#shared/ui/field/DateField.tsx'
import { Field } from '#shared/ui/field/Field.tsx'
import { RadioGroup } from '#shared/ui/field/RadioGroup.tsx'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Dialog } from '#shared/ui/overlay/Dialog.tsx'
import { useWriteOverrideMutation } from '../../availability-api.ts'
import { nextRange, rangesFault } from '../../availability/draft.ts'
import { RangesEditor } from './RangesEditor.tsx'

interface OverrideDialogProps {
  availability: Availability
  /** Absent: a new one. */
  override?: Override
  onClose: () => void
}

/** One day's own hours, or closed. */
export function OverrideDialog({ availability, override, onClose }: OverrideDialogProps) {
  const { t } = useTranslation('workspace')
  const today = dayOf(new Date(useNow(60_000)).toISOString(), availability.timeZone)
  const [date, setDate] = useState(override?.date ?? '')
  const [ranges, setRanges] = useState<readonly HourRange[]>(override?.ranges ?? [])
  const [note, setNote] = useState(override?.note ?? '')
  const [write, { isLoading, error }] = useWriteOverrideMutation()
  const first = nextRange([])
  const isSound = date !== '' && rangesFault(ranges) === null

  const save = async () => {
    const answer = await write({ params: { date }, body: { version: availability.version, ranges: [...ranges], note } })
    if (answer.data) onClose()
  }
  const refused = faultOf(error).refused
  return (
    <Dialog
      open
      onClose={onClose}
      width={38}
      title={t(override ? 'booking.availability.dayTitle' : 'booking.availability.addDay')}
      actions={
        <>
          <Button onClick={onClose}>{t('ui.cancel', { ns: 'site' })}</Button>
          <Button look="filled" loading={isLoading} disabled={!isSound} onClick={() => void save()}>
            {t('booking.availability.saveDay')}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Field label={t('booking.availability.date')} required>
          <DateField
            min={today}
            value={date}
            disabled={override !== undefined}
            onChange={(event) => setDate(event.target.value)}
          />
        </Field>
        <RadioGroup
          look="segments"
          label={t('booking.availability.onThatDay')}
          value={ranges.length === 0 ? 'closed' : 'open'}
          onChange={(kind) => setRanges(kind === 'closed' || !first ? [] : [first])}
          options={[
            { value: 'closed', label: t('booking.availability.closed') },
            { value: 'open', label: t('booking.availability.otherHours') },
          ]}
        />
        {ranges.length > 0 && <RangesEditor label={t('booking.availability.thatDay')} ranges={ranges} onChange={setRanges} />}
        <Field label={t('booking.availability.note')} hint={t('booking.availability.noteHint')} optional>
          <TextInput maxLength={200} value={note} onChange={(event) => setNote(event.target.value)} />
        </Field>
        {error !== undefined && (
          <Banner tone="error" live>
            {refused?.code === 'stale_version'
              ? t('booking.availability.staleText')
              : (refused?.errors[0]?.message ?? refused?.detail ?? t('booking.availability.notSaved'))}
          </Banner>
        )}
      </Stack>
    </Dialog>
  )
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Availability, HourRange, Override } from '#contract/booking/availability-schemas.ts'
import { useNow } from '#shared/lib/use-now.ts'
import { dayOf } from '#shared/lib/format-time.ts'
import { DatePicker } from '#shared/ui/date/DatePicker.tsx'
import { Field } from '#shared/ui/field/Field.tsx'
import { RadioGroup } from '#shared/ui/field/RadioGroup.tsx'
import { useWriteOverrideMutation } from '../../availability-api.ts'
import { nextRange, rangesFault } from '../../availability/draft.ts'
import { EntryDialog } from './EntryDialog.tsx'
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
  const [write, { isLoading, error }] = useWriteOverrideMutation()
  const first = nextRange([])
  const isSound = date !== '' && rangesFault(ranges) === null

  const save = async (note: string) => {
    const answer = await write({ params: { date }, body: { version: availability.version, ranges: [...ranges], note } })
    return answer.data !== undefined
  }
  return (
    <EntryDialog
      title={t(override ? 'booking.availability.dayTitle' : 'booking.availability.addDay')}
      width={38}
      save={t('booking.availability.saveDay')}
      note={override?.note}
      isSound={isSound}
      isSaving={isLoading}
      error={error}
      onSave={save}
      onClose={onClose}
    >
      <Field label={t('booking.availability.date')} required>
        <DatePicker
          min={today}
          value={date}
          disabled={override !== undefined}
          onChange={(event) => setDate(event.target.value)}
        />
      </Field>
      <RadioGroup
        variant="segments"
        label={t('booking.availability.onThatDay')}
        value={ranges.length === 0 ? 'closed' : 'open'}
        onChange={(kind) => setRanges(kind === 'closed' || !first ? [] : [first])}
        options={[
          { value: 'closed', label: t('booking.availability.closed') },
          { value: 'open', label: t('booking.availability.otherHours') },
        ]}
      />
      {ranges.length > 0 && <RangesEditor label={t('booking.availability.thatDay')} ranges={ranges} onChange={setRanges} />}
    </EntryDialog>
  )
}

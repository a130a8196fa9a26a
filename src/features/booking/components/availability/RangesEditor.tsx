import { useTranslation } from 'react-i18next'
import type { HourRange } from '#contract/booking/availability-schemas.ts'
import { appointmentModes, type AppointmentMode } from '#contract/doctors/values.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { IconButton } from '#shared/ui/button/IconButton.tsx'
import { TimePicker } from '#shared/ui/date/TimePicker.tsx'
import { Checkbox } from '#shared/ui/field/Checkbox.tsx'
import { Field, FieldError } from '#shared/ui/field/Field.tsx'
import { PlusIcon, TrashIcon } from '#shared/ui/icons/action-icons.tsx'
import { VisuallyHidden } from '#shared/ui/layout/layout.tsx'
import { endFromField, endToField, nextRange, rangesFault } from '../../availability/draft.ts'
import styles from './availability.module.css'

const mostRanges = 12

interface RangesEditorProps {
  /** Of which day, for those who listen. */
  label: string
  ranges: readonly HourRange[]
  onChange: (ranges: HourRange[]) => void
}

/** The hours of one day: from, to, in which modes; as many ranges as the day has. */
export function RangesEditor({ label, ranges, onChange }: RangesEditorProps) {
  const { t } = useTranslation('workspace')
  const fault = rangesFault(ranges)
  const next = nextRange(ranges)
  const put = (index: number, part: Partial<HourRange>) =>
    onChange(ranges.map((range, at) => (at === index ? { ...range, ...part } : range)))
  return (
    <div className={styles.ranges}>
      {ranges.map((range, index) => (
        // A range has no name of its own, and its times change while they are typed.
        <fieldset key={index} className={styles.range}>
          <VisuallyHidden as="legend">{t('booking.availability.rangeOf', { day: label, number: index + 1 })}</VisuallyHidden>
          <Field label={t('booking.availability.from')}>
            <TimePicker value={range.from} onChange={(event) => put(index, { from: event.target.value })} />
          </Field>
          <Field label={t('booking.availability.to')}>
            <TimePicker value={endToField(range.to)} onChange={(event) => put(index, { to: endFromField(event.target.value) })} />
          </Field>
          <div className={styles.modes}>
            {appointmentModes.map((mode) => (
              <Checkbox
                key={mode}
                label={t(`doctors.modeShort.${mode}`, { ns: 'site' })}
                checked={range.modes.includes(mode)}
                onChange={(event) => put(index, { modes: toggled(range.modes, mode, event.target.checked) })}
              />
            ))}
          </div>
          <IconButton
            label={t('booking.availability.removeRange', { day: label, number: index + 1 })}
            icon={<TrashIcon />}
            onClick={() => onChange(ranges.filter((_, at) => at !== index))}
          />
          {fault?.index === index && <FieldError>{t(`booking.availability.faults.${fault.code}`)}</FieldError>}
        </fieldset>
      ))}
      {next && ranges.length < mostRanges && (
        <div>
          <Button
            small
            variant="quiet"
            icon={<PlusIcon />}
            aria-label={t('booking.availability.addRangeTo', { day: label })}
            onClick={() => onChange([...ranges, next])}
          >
            {t('booking.availability.addRange')}
          </Button>
        </div>
      )}
    </div>
  )
}

function toggled(modes: readonly AppointmentMode[], mode: AppointmentMode, on: boolean): AppointmentMode[] {
  return appointmentModes.filter((each) => (each === mode ? on : modes.includes(each)))
}

import { useTranslation } from 'react-i18next'
import { platformNow } from '#shared/lib/platform-time.ts'
import { Field } from '#shared/ui/field/Field.tsx'
import { Select } from '#shared/ui/field/Select.tsx'

const choices = [0, 1, 2, 4, 8, 12, 24, 48, 96]

interface HoursAgoProps {
  label: string
  value: number
  onChange: (hours: number) => void
}

/** About when: nobody who looks for an animal wants to write a date. */
export function HoursAgo({ label, value, onChange }: HoursAgoProps) {
  const { i18n } = useTranslation('site')
  const words = new Intl.RelativeTimeFormat(i18n.language, { numeric: 'auto' })
  return (
    <Field label={label}>
      <Select
        value={String(value)}
        onChange={({ target }) => onChange(Number(target.value))}
        options={choices.map((hours) => ({
          value: String(hours),
          label:
            hours === 0
              ? words.format(0, 'second')
              : words.format(hours < 24 ? -hours : -hours / 24, hours < 24 ? 'hour' : 'day'),
        }))}
      />
    </Field>
  )
}

/** The instant so many hours ago. */
export const instantAgo = (hours: number): string => new Date(platformNow() - hours * 3_600_000).toISOString()

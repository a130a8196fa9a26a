import { useTranslation } from 'react-i18next'
import type { WeeklyHours } from '#contract/booking/availability-schemas.ts'
import { Cluster } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { copyDay, withDay } from '../../availability/draft.ts'
import { useDayNames } from '../../availability/use-day-names.ts'
import styles from './availability.module.css'
import { CopyDay } from './CopyDay.tsx'
import { DayBar } from './DayBar.tsx'
import { RangesEditor } from './RangesEditor.tsx'

/** The week, Monday first: for each day its hours as a drawing and as fields, and copying them to other days. */
export function WeekEditor({ hours, onChange }: { hours: WeeklyHours; onChange: (hours: WeeklyHours) => void }) {
  const { t } = useTranslation('workspace')
  const names = useDayNames()
  return (
    <ul className={styles.days}>
      {hours.map((ranges, day) => {
        const name = names[day] ?? ''
        return (
          <li key={name} className={styles.day}>
            <Cluster justify="between">
              <Heading level={2} size="m">
                {name}
              </Heading>
              {ranges.length > 0 && <CopyDay day={day} names={names} onCopy={(days) => onChange(copyDay(hours, day, days))} />}
            </Cluster>
            <DayBar ranges={ranges} />
            {ranges.length === 0 && <Text quiet>{t('booking.availability.closed')}</Text>}
            <RangesEditor label={name} ranges={ranges} onChange={(next) => onChange(withDay(hours, day, next))} />
          </li>
        )
      })}
    </ul>
  )
}

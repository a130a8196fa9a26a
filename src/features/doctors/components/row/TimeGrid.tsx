import { useTranslation } from 'react-i18next'
import type { DoctorCard } from '#contract/doctors/schemas.ts'
import { formatCalendarDate } from '#shared/lib/format-time.ts'
import { useZone } from '#shared/ui/time/ZoneContext.ts'
import { timesByDay } from '../../model/times-by-day.ts'
import { TimeLink } from '../card/TimeLink.tsx'
import styles from './TimeGrid.module.css'

/** The next days that have free times, side by side in the reader's zone, with the first times of each below. */
export function TimeGrid({ doctor }: { doctor: Pick<DoctorCard, 'id' | 'name' | 'nextFree'> }) {
  const { t, i18n } = useTranslation('site')
  const zone = useZone()
  return (
    <ul className={styles.days} aria-label={t('doctors.card.next')}>
      {timesByDay(doctor.nextFree, zone).map(({ day, times }) => (
        <li key={day} className={styles.day}>
          <span className={styles.name}>{formatCalendarDate(day, i18n.language, 'day')}</span>
          <ul className={styles.of}>
            {times.map((time) => (
              <li key={time.start}>
                <TimeLink doctor={doctor} time={time} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

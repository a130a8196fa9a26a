import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Slot } from '#contract/doctors/schemas.ts'
import type { VisitMode } from '#contract/doctors/values.ts'
import { formatInstant } from '#shared/lib/format-time.ts'
import { paths } from '#shared/paths.ts'
import { Text } from '#shared/ui/text/Text.tsx'
import { unknownZone, useZone } from '#shared/ui/time/ZoneContext.ts'
import { modeOfSlot } from '../../model/fees.ts'
import styles from './NextTimes.module.css'

interface NextTimesProps {
  doctor: { id: string; name: string; nextFree: readonly Slot[] }
  mode?: VisitMode
}

/** The next free times; each leads straight into booking it. */
export function NextTimes({ doctor, mode }: NextTimesProps) {
  const { t, i18n } = useTranslation('site')
  const zone = useZone()
  if (doctor.nextFree.length === 0) {
    return (
      <Text quiet size="s">
        {t('doctors.card.noneSoon')}
      </Text>
    )
  }
  return (
    <ul className={styles.times} aria-label={t('doctors.card.next')}>
      {doctor.nextFree.map((slot) => {
        const part = (show: 'day' | 'time' | 'both') =>
          formatInstant(slot.start, i18n.language, zone, show, show !== 'day' && zone === unknownZone)
        return (
          <li key={slot.start}>
            <Link
              className={styles.time}
              to={paths.viewDoctorDetails.link({ id: doctor.id, mode: modeOfSlot(slot, mode), start: slot.start })}
              aria-label={t('doctors.card.book', { when: part('both'), name: doctor.name })}
            >
              <span className={styles.day}>{part('day')}</span>
              <span className={styles.clock}>{part('time')}</span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

import { useTranslation } from 'react-i18next'
import type { DoctorCard } from '#contract/doctors/schemas.ts'
import { NoTimesSoon } from './NoTimesSoon.tsx'
import styles from './NextTimes.module.css'
import { TimeLink } from './TimeLink.tsx'

/** The next free times in one row, each with its day. */
export function NextTimes({ doctor }: { doctor: Pick<DoctorCard, 'id' | 'name' | 'nextFree'> }) {
  const { t } = useTranslation('site')
  if (doctor.nextFree.length === 0) return <NoTimesSoon />
  return (
    <ul className={styles.times} aria-label={t('doctors.card.next')}>
      {doctor.nextFree.map((time) => (
        <li key={time.start}>
          <TimeLink doctor={doctor} time={time} withDay />
        </li>
      ))}
    </ul>
  )
}

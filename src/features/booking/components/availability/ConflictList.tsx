import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { AvailabilityConflict } from '#contract/booking/availability-schemas.ts'
import { paths } from '#shared/paths.ts'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { When } from '#shared/ui/time/When.tsx'
import styles from './availability.module.css'

const shown = 8

/** Visits that lie outside the hours: they stay booked until somebody decides. Each leads to itself. */
export function ConflictList({ conflicts, timeZone }: { conflicts: readonly AvailabilityConflict[]; timeZone: string }) {
  const { t } = useTranslation('workspace')
  if (conflicts.length === 0) return null
  return (
    <Banner tone="warning" live title={t('booking.availability.conflicts', { count: conflicts.length })}>
      {t('booking.availability.conflictsText')}
      <ul className={styles.rows}>
        {conflicts.slice(0, shown).map((conflict) => (
          <li key={conflict.appointmentId}>
            <Link to={paths.appointmentDetails.link({ id: conflict.appointmentId })}>
              <bdi>{conflict.patientName}</bdi> · <When instant={conflict.start} zone={timeZone} />
            </Link>
          </li>
        ))}
      </ul>
      {conflicts.length > shown && t('booking.availability.moreConflicts', { count: conflicts.length - shown })}
    </Banner>
  )
}

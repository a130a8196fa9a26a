import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { PricedSlot } from '#contract/doctors/schemas.ts'
import { formatMoney } from '#shared/lib/format-money.ts'
import { formatInstant } from '#shared/lib/format-time.ts'
import { paths } from '#shared/paths.ts'
import { unknownZone, useZone } from '#shared/ui/time/ZoneContext.ts'
import { ModeIcon } from './ModeIcon.tsx'
import styles from './TimeLink.module.css'

interface TimeLinkProps {
  doctor: { id: string; name: string }
  time: PricedSlot
  /** The day above the time of day, where nothing else says it. */
  withDay?: boolean
}

/** A free time with its mode and what it costs so; leads straight into booking it. */
export function TimeLink({ doctor, time, withDay = false }: TimeLinkProps) {
  const { t, i18n } = useTranslation('site')
  const zone = useZone()
  const part = (show: 'day' | 'time' | 'both') =>
    formatInstant(time.start, i18n.language, zone, show, show !== 'day' && zone === unknownZone)
  const price = formatMoney(time.price, i18n.language, { trailingZeroDisplay: 'stripIfInteger' })
  return (
    <Link
      className={styles.time}
      to={paths.viewDoctorDetails.link({ id: doctor.id, mode: time.mode, start: time.start })}
      aria-label={t('doctors.card.book', { when: part('both'), mode: t(`doctors.mode.${time.mode}`), price, name: doctor.name })}
    >
      {withDay && <span className={styles.day}>{part('day')}</span>}
      <span className={styles.clock}>{part('time')}</span>
      <span className={styles.price}>
        <ModeIcon mode={time.mode} />
        {price}
      </span>
    </Link>
  )
}

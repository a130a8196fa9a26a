import { useTranslation } from 'react-i18next'
import type { DoctorCard } from '#contract/doctors/schemas.ts'
import { useUnits } from '#shared/api/use-units.ts'
import { formatDistance } from '#shared/lib/measures.ts'
import { modesOf } from '../../model/fees.ts'
import styles from './DoctorModes.module.css'
import { ModeIcon } from './ModeIcon.tsx'

/** The ways to meet a doctor: by video, and where the clinic is. What they cost stands beside each time. */
export function DoctorModes({ doctor }: { doctor: DoctorCard }) {
  const { t, i18n } = useTranslation('site')
  const units = useUnits()
  const city = doctor.clinic?.address?.city
  return (
    <ul className={styles.modes}>
      {modesOf(doctor.fees).map((mode) => (
        <li key={mode}>
          <ModeIcon mode={mode} />
          {mode === 'clinic' && city ? city : t(`doctors.modeShort.${mode}`)}
          {mode === 'clinic' && doctor.distance !== null && (
            <span> · {t('doctors.card.away', { distance: formatDistance(doctor.distance, i18n.language, units) })}</span>
          )}
        </li>
      ))}
    </ul>
  )
}

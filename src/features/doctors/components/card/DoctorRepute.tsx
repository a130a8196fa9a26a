import { useTranslation } from 'react-i18next'
import type { DoctorCard } from '#contract/doctors/schemas.ts'
import { SpecialityIcon } from '#shared/ui/icons/SpecialityIcon.tsx'
import { Rating } from '#shared/ui/status/Rating.tsx'
import styles from './DoctorRepute.module.css'

/** What a doctor does, and what others say, in two lines of a card. */
export function DoctorRepute({ doctor: { speciality, rating } }: { doctor: Pick<DoctorCard, 'speciality' | 'rating'> }) {
  const { t } = useTranslation('site')
  return (
    <>
      <span className={styles.speciality}>
        <SpecialityIcon speciality={speciality} size={16} />
        {t(`doctors.speciality.${speciality}`)}
      </span>
      {rating.average === null ? (
        <span className={styles.quiet}>{t('doctors.card.noReviews')}</span>
      ) : (
        <Rating value={rating.average} count={rating.count} />
      )}
    </>
  )
}

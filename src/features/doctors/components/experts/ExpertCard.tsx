import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { DoctorCard } from '#contract/doctors/schemas.ts'
import { paths } from '#shared/paths.ts'
import { Card } from '#shared/ui/cards/Card.tsx'
import { SpecialityIcon } from '#shared/ui/icons/SpecialityIcon.tsx'
import { Avatar } from '#shared/ui/people/Avatar.tsx'
import { Rating } from '#shared/ui/status/Rating.tsx'
import styles from './ExpertCard.module.css'

/** Somebody to get to know: a face, what they do, what others say. */
export function ExpertCard({ doctor }: { doctor: DoctorCard }) {
  const { t, i18n } = useTranslation('site')
  const names = new Intl.DisplayNames([i18n.language], { type: 'language' })
  const languages = new Intl.ListFormat(i18n.language).format(doctor.languages.map((code) => names.of(code) ?? code))
  return (
    <Card as="article" className={styles.card}>
      <Avatar name={doctor.name} src={doctor.avatar} size={128} />
      <h2 className={styles.name}>
        <Link to={paths.viewDoctorDetails.link({ id: doctor.id })}>{doctor.name}</Link>
      </h2>
      <span className={styles.speciality}>
        <SpecialityIcon speciality={doctor.speciality} size={16} />
        {t(`doctors.speciality.${doctor.speciality}`)}
      </span>
      {doctor.rating.average === null ? (
        <span className={styles.quiet}>{t('doctors.card.noReviews')}</span>
      ) : (
        <Rating value={doctor.rating.average} count={doctor.rating.count} />
      )}
      {languages && <span className={styles.quiet}>{t('doctors.card.speaks', { languages })}</span>}
    </Card>
  )
}

import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { DoctorCard } from '#contract/doctors/schemas.ts'
import { paths } from '#shared/paths.ts'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Avatar } from '#shared/ui/people/Avatar.tsx'
import { DoctorRepute } from '../card/DoctorRepute.tsx'
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
      <DoctorRepute doctor={doctor} />
      {languages && <span className={styles.quiet}>{t('doctors.card.speaks', { languages })}</span>}
    </Card>
  )
}

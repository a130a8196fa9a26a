import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { DoctorProfile } from '#contract/doctors/schemas.ts'
import { paths } from '#shared/paths.ts'
import { Breadcrumbs } from '#shared/ui/navigation/Breadcrumbs.tsx'
import { SpecialityIcon } from '#shared/ui/icons/SpecialityIcon.tsx'
import { ShieldIcon } from '#shared/ui/icons/thing-icons.tsx'
import { Cluster } from '#shared/ui/layout/layout.tsx'
import { Avatar } from '#shared/ui/people/Avatar.tsx'
import { Badge } from '#shared/ui/status/Badge.tsx'
import { Rating } from '#shared/ui/status/Rating.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { FavouriteButton } from '../favourite/FavouriteButton.tsx'
import styles from './DoctorHead.module.css'

/** The way to the doctor, and who it is. */
export function DoctorHead({ doctor }: { doctor: DoctorProfile }) {
  const { t } = useTranslation('site')
  return (
    <header className={styles.head}>
      <Breadcrumbs
        crumbs={[
          { label: t('doctors.routes.doctorsList.title'), to: paths.doctorsList.link({ kind: doctor.kind }) },
          {
            label: t(`doctors.speciality.${doctor.speciality}`),
            to: paths.doctorsList.link({ kind: doctor.kind, speciality: doctor.speciality }),
          },
          { label: doctor.name },
        ]}
      />
      <DoctorIntroduction doctor={doctor} level={1} verified action={<FavouriteButton doctor={doctor} />} />
    </header>
  )
}

interface DoctorIntroductionProps {
  doctor: DoctorProfile
  /** 2 where the page is called something else: a preview. */
  level: 1 | 2
  verified: boolean
  /** Behind the name. */
  action?: ReactNode
}

/** Who the doctor is, in a few lines and their own words. */
export function DoctorIntroduction({ doctor, level, verified, action }: DoctorIntroductionProps) {
  const { t } = useTranslation('site')
  return (
    <div className={styles.who}>
      <Avatar name={doctor.name} src={doctor.avatar} size={112} />
      <div className={styles.words}>
        <Cluster gap="3">
          <Heading level={level} size="3xl" display tabIndex={level === 1 ? -1 : undefined}>
            {doctor.name}
          </Heading>
          {verified && (
            <Badge tone="success" icon={<ShieldIcon size={14} />}>
              {t('doctors.profile.verified')}
            </Badge>
          )}
          {action}
        </Cluster>
        <Cluster gap="4">
          <span className={styles.speciality}>
            <SpecialityIcon speciality={doctor.speciality} size={18} />
            {t(`doctors.speciality.${doctor.speciality}`)}
          </span>
          {doctor.rating.average === null ? (
            <Text size="s" quiet>
              {t('doctors.profile.noReviews')}
            </Text>
          ) : (
            <Rating value={doctor.rating.average} count={doctor.rating.count} />
          )}
        </Cluster>
        {doctor.biography && (
          // In the doctor's own language, whatever the page is in.
          <Text size="l">
            <bdi className={styles.says}>{doctor.biography}</bdi>
          </Text>
        )}
      </div>
    </div>
  )
}

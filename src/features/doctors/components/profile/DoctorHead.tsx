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
import styles from './DoctorHead.module.css'

/** Who the doctor is, in a few lines and their own words. */
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
      <div className={styles.who}>
        <Avatar name={doctor.name} src={doctor.avatar} size={112} />
        <div className={styles.words}>
          <Cluster gap="3">
            <Heading level={1} size="3xl" display tabIndex={-1}>
              {doctor.name}
            </Heading>
            <Badge tone="success" icon={<ShieldIcon size={14} />}>
              {t('doctors.profile.verified')}
            </Badge>
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
              <bdi>{doctor.biography}</bdi>
            </Text>
          )}
        </div>
      </div>
    </header>
  )
}

import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { DoctorCard as Doctor } from '#contract/doctors/schemas.ts'
import type { VisitMode } from '#contract/doctors/values.ts'
import { formatMoney } from '#shared/lib/format-money.ts'
import { paths } from '#shared/paths.ts'
import { Card } from '#shared/ui/cards/Card.tsx'
import { ClinicIcon } from '#shared/ui/icons/thing-icons.tsx'
import { VideoIcon } from '#shared/ui/icons/first-view-icons.tsx'
import { Avatar } from '#shared/ui/people/Avatar.tsx'
import { formatKilometres } from '../../model/distance.ts'
import { modesOf, shownFee } from '../../model/fees.ts'
import styles from './DoctorCard.module.css'
import { DoctorRepute } from './DoctorRepute.tsx'
import { NextTimes } from './NextTimes.tsx'

export interface DoctorCardProps {
  doctor: Doctor
  /** The way to meet that is asked for: its fee and times count. */
  mode?: VisitMode
  /** Level of the name as a heading. */
  level?: 2 | 3
}

/** A doctor in a list: who they are, what a visit costs, when they are free next. */
export function DoctorCard({ doctor, mode, level = 3 }: DoctorCardProps) {
  const { t, i18n } = useTranslation('site')
  const Name = `h${level}` as const
  const price = shownFee(doctor.fees, mode)
  const written = price && formatMoney(price.fee, i18n.language, { trailingZeroDisplay: 'stripIfInteger' })
  const city = doctor.clinic?.address?.city
  return (
    <Card
      as="article"
      padding="none"
      className={styles.card}
      data-workspace={doctor.kind === 'veterinarian' ? 'pets' : 'patient'}
    >
      <div className={styles.who}>
        <Avatar name={doctor.name} src={doctor.avatar} size={68} />
        <div className={styles.words}>
          <Name className={styles.name}>
            <Link to={paths.viewDoctorDetails.link({ id: doctor.id, ...(mode && { mode }) })}>{doctor.name}</Link>
          </Name>
          <DoctorRepute doctor={doctor} />
        </div>
      </div>
      <ul className={styles.facts}>
        {modesOf(doctor.fees).map((each) => (
          <li key={each}>
            {each === 'video' ? <VideoIcon size={16} /> : <ClinicIcon size={16} />}
            {each === 'clinic' && city ? city : t(`doctors.modeShort.${each}`)}
            {each === 'clinic' && doctor.distance !== null && (
              <span> · {t('doctors.card.away', { distance: formatKilometres(doctor.distance, i18n.language) })}</span>
            )}
          </li>
        ))}
        {written && <li className={styles.fee}>{price.isLeast ? t('doctors.card.fee', { fee: written }) : written}</li>}
      </ul>
      <div className={styles.next}>
        <NextTimes doctor={doctor} mode={mode} />
      </div>
    </Card>
  )
}

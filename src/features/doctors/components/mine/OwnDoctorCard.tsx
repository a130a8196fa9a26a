import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { OwnDoctor } from '#contract/doctors/schemas.ts'
import { paths } from '#shared/paths.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Avatar } from '#shared/ui/people/Avatar.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { DoctorRepute } from '../card/DoctorRepute.tsx'
import styles from '../card/DoctorWho.module.css'
import { FavouriteButton } from '../favourite/FavouriteButton.tsx'

/** A doctor whom the patient knows: who, since when, what can be done. */
export function OwnDoctorCard({ doctor, onRemoved }: { doctor: OwnDoctor; onRemoved: () => void }) {
  const { t } = useTranslation('workspace')
  const { id, name, avatar, kind, bookable, visits, lastVisit, nextVisit } = doctor
  return (
    <Card as="article" data-workspace={kind === 'veterinarian' ? 'pets' : 'patient'}>
      <Stack gap="4">
        <Cluster justify="between" style={{ flexWrap: 'nowrap', alignItems: 'start' }}>
          <div className={styles.who}>
            <Avatar name={name} src={avatar} size={56} />
            <div className={styles.words}>
              <h2 className={styles.name}>
                <Link to={paths.userDoctorsDetails.link({ id })}>{name}</Link>
              </h2>
              <DoctorRepute doctor={doctor} />
            </div>
          </div>
          <FavouriteButton doctor={doctor} onRemoved={onRemoved} />
        </Cluster>
        <Stack gap="1">
          {visits > 0 && <Text size="s">{t('doctors.mine.visits', { count: visits })}</Text>}
          {lastVisit && (
            <Text size="s" quiet>
              {t('doctors.mine.last')} <When instant={lastVisit.start} show="date" />
            </Text>
          )}
          {nextVisit && (
            <Text size="s" quiet>
              {t('doctors.mine.next')} <When instant={nextVisit} />
            </Text>
          )}
        </Stack>
        {bookable ? (
          <Cluster>
            <LinkButton
              aria-label={t('doctors.mine.againOf', { name })}
              to={paths.viewDoctorDetails.link({ id, mode: lastVisit?.mode, subject: lastVisit?.subject })}
            >
              {t('doctors.mine.again')}
            </LinkButton>
          </Cluster>
        ) : (
          <Text size="s" quiet>
            {t('doctors.mine.notBookable')}
          </Text>
        )}
      </Stack>
    </Card>
  )
}

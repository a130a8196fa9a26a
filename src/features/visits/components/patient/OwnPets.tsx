import { useTranslation } from 'react-i18next'
import type { Pet } from '#contract/people/schemas.ts'
import { useListPetsQuery } from '#features/people/pets/index.ts'
import { dayOf } from '#shared/lib/format-time.ts'
import { useNow } from '#shared/lib/use-now.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { paths } from '#shared/paths.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { SkeletonText } from '#shared/ui/feedback/Skeleton.tsx'
import { SpeciesIcon } from '#shared/ui/icons/species-icons.tsx'
import { Avatar } from '#shared/ui/people/Avatar.tsx'
import { Badge } from '#shared/ui/status/Badge.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { CalendarDay } from '#shared/ui/time/CalendarDay.tsx'
import { useZone } from '#shared/ui/time/ZoneContext.ts'
import { nextVaccination } from '../../pet-reminders.ts'
import styles from './patient-visits.module.css'

/** The pets a person cares for, with the vaccination that is due next. */
export function OwnPets() {
  const { t } = useTranslation('workspace')
  const pets = useListPetsQuery({ query: {} })
  const manage = paths.userSettings.link({ tab: 'pets' })
  const none = (
    <>
      <Text quiet>{t('visits.own.pets.none')}</Text>
      <LinkButton to={manage}>{t('visits.own.pets.add')}</LinkButton>
    </>
  )
  return (
    <Card as="section" aria-labelledby="own-pets" data-workspace="pets">
      <div className={styles.sectionHead}>
        <Heading level={2} size="l" id="own-pets">
          {t('visits.own.pets.title')}
        </Heading>
        <LinkButton small look="quiet" to={manage}>
          {t('visits.own.pets.manage')}
        </LinkButton>
      </div>
      <QueryState query={pets} skeleton={<SkeletonText lines={3} />} empty={none}>
        {(all) => (
          <ul className={styles.rows}>
            {all.map((pet) => (
              <li key={pet.id}>
                <PetRow pet={pet} />
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </Card>
  )
}

function PetRow({ pet }: { pet: Pet }) {
  const { t } = useTranslation('workspace')
  const zone = useZone()
  const today = dayOf(new Date(useNow(60_000)).toISOString(), zone)
  const due = nextVaccination(pet, today)
  return (
    <div className={styles.visit}>
      <Avatar name={pet.name} size={44} pet icon={<SpeciesIcon species={pet.species} />} />
      <div className={styles.words}>
        <Text as="div" strong>
          {pet.name}
        </Text>
        {pet.breed && (
          <Text as="div" size="s" quiet>
            {pet.breed}
          </Text>
        )}
        {due && (
          <Text as="div" size="s">
            {t('visits.own.pets.due', { vaccine: due.vaccine })} <CalendarDay date={due.due} />
          </Text>
        )}
      </div>
      {due && due.standing !== 'later' && <Badge tone="warning">{t(`visits.own.pets.${due.standing}`)}</Badge>}
    </div>
  )
}

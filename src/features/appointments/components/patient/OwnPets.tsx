import { useTranslation } from 'react-i18next'
import type { PetInCare } from '#contract/carers/schemas.ts'
import type { Pet } from '#contract/people/schemas.ts'
import { usePetPicture } from '#features/people/pets/index.ts'
import { dayOf } from '#shared/lib/format-time.ts'
import { useNow } from '#shared/lib/use-now.ts'
import { Panel, QueryPanel } from '#shared/patterns/dashboard/Panel.tsx'
import { PanelList } from '#shared/patterns/dashboard/PanelList.tsx'
import type { Query } from '#shared/patterns/states/QueryState.tsx'
import { paths } from '#shared/paths.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { SpeciesIcon } from '#shared/ui/icons/species-icons.tsx'
import { Avatar } from '#shared/ui/people/Avatar.tsx'
import { Badge } from '#shared/ui/status/Badge.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { CalendarDay } from '#shared/ui/time/CalendarDay.tsx'
import { useZone } from '#shared/ui/time/ZoneContext.ts'
import { nextVaccination } from '../../pet-reminders.ts'
import styles from './patient-appointments.module.css'

interface OwnPetsProps {
  pets: Query<readonly Pet[]>
  /** Pets of others. */
  inCare: readonly PetInCare[]
}

/** The pets a person cares for, their own and others', with the vaccination that is due next. */
export function OwnPets({ pets, inCare }: OwnPetsProps) {
  const { t } = useTranslation('workspace')
  const manage = paths.userSettings.link({ tab: 'pets' })
  const none = (
    <>
      <Text quiet>{t('appointments.own.pets.none')}</Text>
      <LinkButton to={manage}>{t('appointments.own.pets.add')}</LinkButton>
    </>
  )
  const own = (
    <QueryPanel
      title={t('appointments.own.pets.title')}
      accent="pets"
      action={
        <LinkButton small variant="quiet" to={manage}>
          {t('appointments.own.pets.manage')}
        </LinkButton>
      }
      query={pets}
      empty={none}
    >
      {(all) => (
        <PanelList items={all} rowKey={({ id }) => id}>
          {(pet) => <PetRow pet={pet} />}
        </PanelList>
      )}
    </QueryPanel>
  )
  if (inCare.length === 0) return own
  return (
    <>
      {own}
      <Panel title={t('carers.inCare.title')} accent="pets">
        <PanelList items={inCare} rowKey={({ carerId }) => carerId}>
          {({ pet, owner }) => <PetRow pet={pet} owner={owner.name} />}
        </PanelList>
      </Panel>
    </>
  )
}

/** `owner`: of somebody else's pet. */
function PetRow({ pet, owner }: { pet: Pet; owner?: string }) {
  const { t } = useTranslation('workspace')
  const zone = useZone()
  const today = dayOf(new Date(useNow(60_000)).toISOString(), zone)
  const due = nextVaccination(pet, today)
  return (
    <div className={styles.appointment}>
      <Avatar name={pet.name} size={44} pet src={usePetPicture(pet.picture)} icon={<SpeciesIcon species={pet.species} />} />
      <div className={styles.words}>
        <Text as="div" strong>
          {pet.name}
        </Text>
        {owner !== undefined && (
          <Text as="div" size="s">
            {t('carers.inCare.of', { owner })}
          </Text>
        )}
        {pet.breed && (
          <Text as="div" size="s" quiet>
            {pet.breed}
          </Text>
        )}
        {due && (
          <Text as="div" size="s">
            {t('appointments.own.pets.due', { vaccine: due.vaccine })} <CalendarDay date={due.due} />
          </Text>
        )}
      </div>
      {due && due.standing !== 'later' && <Badge tone="warning">{t(`appointments.own.pets.${due.standing}`)}</Badge>}
    </div>
  )
}

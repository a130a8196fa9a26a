import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Pet } from '#contract/people/schemas.ts'
import { useMountTime } from '#shared/lib/use-mount-time.ts'
import { useUnits } from '#shared/api/use-units.ts'
import { formatWeight } from '#shared/lib/measures.ts'
import { formatCalendarDate } from '#shared/lib/format-time.ts'
import { Card } from '#shared/ui/cards/Card.tsx'
import { SpeciesIcon } from '#shared/ui/icons/species-icons.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Avatar } from '#shared/ui/people/Avatar.tsx'
import { Badge } from '#shared/ui/status/Badge.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { usePetPicture } from '../pictures/use-pet-picture.ts'
import { nextDue, weightsByDay } from './pet-values.ts'
import { useToday } from './use-today.ts'

/** One pet at a glance: who it is, how heavy, what is due. */
export function PetCard({ pet, children }: { pet: Pet; children: ReactNode }) {
  const { t, i18n } = useTranslation('workspace')
  const units = useUnits()
  const today = useToday()
  const now = useMountTime()
  const due = nextDue(pet.vaccinations)
  const weight = weightsByDay(pet.weights).at(-1)
  const facts = [
    pet.breed ?? t(`species.${pet.species}`, { ns: 'site' }),
    pet.birthDate && t('people.pets.born', { date: formatCalendarDate(pet.birthDate, i18n.language) }),
    weight && formatWeight(weight.grams, i18n.language, units),
  ].filter(Boolean)
  return (
    <Card>
      <Stack gap="4">
        <Cluster style={{ flexWrap: 'nowrap' }}>
          <Avatar
            name={pet.name}
            pet
            size={52}
            src={usePetPicture(pet.picture)}
            icon={<SpeciesIcon species={pet.species} size={28} />}
          />
          <div>
            <Heading level={3} size="m">
              {pet.name}
            </Heading>
            <Text quiet size="s">
              {facts.join(' · ')}
            </Text>
          </div>
        </Cluster>
        {due && (
          <div>
            <Badge tone={due.due < today ? 'warning' : 'information'}>
              {t(due.due < today ? 'people.pets.overdue' : 'people.pets.due', {
                vaccine: due.vaccine,
                date: formatCalendarDate(due.due, i18n.language, 'date', now),
              })}
            </Badge>
          </div>
        )}
        <Cluster gap="2">{children}</Cluster>
      </Stack>
    </Card>
  )
}

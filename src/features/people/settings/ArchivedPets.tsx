import { useTranslation } from 'react-i18next'
import type { Pet } from '#contract/people/schemas.ts'
import { flagField } from '#shared/address/fields.ts'
import { useAddress } from '#shared/address/use-address.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Button } from '#shared/ui/button/Button.tsx'
import { SkeletonCards } from '#shared/ui/feedback/Skeleton.tsx'
import { Cluster, Grid } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useListPetsQuery } from './api.ts'
import { PetCard } from './PetCard.tsx'

const fields = { archived: flagField }

/** The archive, shown when asked for (`archived` in the address). */
export function ArchivedPets({ busy, onRestore }: { busy: boolean; onRestore: (pet: Pet) => void }) {
  const { t } = useTranslation('workspace')
  const { values, change } = useAddress(fields)
  const shown = values.archived
  const toggle = () => change({ archived: !shown }, { replace: true })
  const pets = useListPetsQuery({ query: { archived: 'true' } }, { skip: !shown })
  return (
    <>
      <Cluster>
        <Button variant="quiet" aria-expanded={shown} onClick={toggle}>
          {t(shown ? 'people.pets.hideArchived' : 'people.pets.showArchived')}
        </Button>
      </Cluster>
      {shown && (
        <>
          <Heading level={2} size="l">
            {t('people.pets.archivedTitle')}
          </Heading>
          <QueryState
            query={pets}
            skeleton={<SkeletonCards cards={1} />}
            empty={<Text quiet>{t('people.pets.noArchived')}</Text>}
          >
            {(list) => (
              <Grid gap="4" least={19}>
                {list.map((pet) => (
                  <PetCard key={pet.id} pet={pet}>
                    <Button
                      small
                      loading={busy}
                      aria-label={t('people.pets.restoreLabel', { name: pet.name })}
                      onClick={() => onRestore(pet)}
                    >
                      {t('people.pets.restore')}
                    </Button>
                  </PetCard>
                ))}
              </Grid>
            )}
          </QueryState>
        </>
      )}
    </>
  )
}

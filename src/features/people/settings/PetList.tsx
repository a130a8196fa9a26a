import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Pet } from '#contract/people/schemas.ts'
import { Empty } from '#shared/patterns/states/states.tsx'
import { faultOf } from '#shared/patterns/states/fault.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { WaitingCatArt } from '#shared/ui/art/scenes.tsx'
import { Button } from '#shared/ui/button/Button.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { SkeletonCards } from '#shared/ui/feedback/Skeleton.tsx'
import { PlusIcon } from '#shared/ui/icons/action-icons.tsx'
import { Cluster, Grid, Stack } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { useArchivePetMutation, useListPetsQuery, useRestorePetMutation } from './api.ts'
import { ArchivedPets } from './ArchivedPets.tsx'
import { PetCard } from './PetCard.tsx'
import { PetsInCare } from './PetsInCare.tsx'

interface PetListProps {
  onAdd: () => void
  onOpen: (id: string) => void
}

/** The patient's pets. What is archived can be taken back at once, and later from the archive. */
export function PetList({ onAdd, onOpen }: PetListProps) {
  const { t } = useTranslation('workspace')
  const { t: site } = useTranslation('site')
  const pets = useListPetsQuery({ query: {} })
  const [archivePet, archiving] = useArchivePetMutation()
  const [restorePet, restoring] = useRestorePetMutation()
  const [archived, setArchived] = useState<Pet>()
  const [fault, setFault] = useState<string>()

  const say = (error: unknown) => {
    const { kind, refused } = faultOf(error)
    setFault(
      refused?.code === 'too_many_pets'
        ? t('people.pets.tooMany')
        : site(kind === 'offline' ? 'specified.offline' : 'patterns.errorBody'),
    )
  }
  const archive = async (pet: Pet) => {
    setFault(undefined)
    const { error } = await archivePet({ params: { id: pet.id } })
    if (error) say(error)
    else setArchived(pet)
  }
  const restore = async (pet: Pet) => {
    setFault(undefined)
    const { error } = await restorePet({ params: { id: pet.id } })
    if (error) say(error)
    else setArchived(undefined)
  }
  const add = (
    <Button variant="filled" icon={<PlusIcon />} onClick={onAdd}>
      {t('people.pets.add')}
    </Button>
  )

  return (
    <Stack gap="5" data-workspace="pets">
      {archived && (
        <Banner
          tone="success"
          live
          action={
            <Button small loading={restoring.isLoading} onClick={() => void restore(archived)}>
              {t('people.pets.undo')}
            </Button>
          }
        >
          {t('people.pets.archived', { name: archived.name })}
        </Banner>
      )}
      {fault && (
        <Banner tone="error" live>
          {fault}
        </Banner>
      )}
      <QueryState
        query={pets}
        skeleton={<SkeletonCards cards={3} />}
        empty={
          <Empty art={<WaitingCatArt />} title={t('people.pets.emptyTitle')} actions={add}>
            {t('people.pets.emptyBody')}
          </Empty>
        }
      >
        {(list) => (
          <>
            <Cluster justify="between">
              <Heading level={2} size="l">
                {t('people.pets.title')}
              </Heading>
              {add}
            </Cluster>
            <Grid gap="4" least={19}>
              {list.map((pet) => (
                <PetCard key={pet.id} pet={pet}>
                  <Button small aria-label={t('people.pets.editLabel', { name: pet.name })} onClick={() => onOpen(pet.id)}>
                    {t('people.pets.edit')}
                  </Button>
                  <Button
                    small
                    variant="quiet"
                    aria-label={t('people.pets.archiveLabel', { name: pet.name })}
                    loading={archiving.isLoading && archiving.originalArgs?.params.id === pet.id}
                    onClick={() => void archive(pet)}
                  >
                    {t('people.pets.archive')}
                  </Button>
                </PetCard>
              ))}
            </Grid>
          </>
        )}
      </QueryState>
      <PetsInCare />
      <ArchivedPets busy={restoring.isLoading} onRestore={(pet) => void restore(pet)} />
    </Stack>
  )
}

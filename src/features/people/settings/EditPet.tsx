import { useTranslation } from 'react-i18next'
import { CarersPanel } from '#features/carers/index.ts'
import { useUnits } from '#shared/api/use-units.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Button } from '#shared/ui/button/Button.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { useChangePetMutation, useReadPetQuery, useRestorePetMutation } from './api.ts'
import { PetForm } from './PetForm.tsx'
import { valuesOfPet } from './pet-values.ts'

/** One pet. An archived one has to be taken out of the archive before it can be changed. */
export function EditPet({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('workspace')
  const pet = useReadPetQuery({ params: { id } })
  const units = useUnits()
  const [changePet] = useChangePetMutation()
  const [restorePet, restoring] = useRestorePetMutation()
  return (
    <QueryState query={pet}>
      {(data) =>
        data.archivedAt === null ? (
          <PetForm
            key={units}
            below={<CarersPanel pet={data} />}
            title={data.name}
            pet={data}
            schema={() => import('#contract/people/schemas.ts').then((module) => module.petChange)}
            initial={valuesOfPet(data, units)}
            units={units}
            save={(body) => changePet({ params: { id }, body }).unwrap()}
            onClose={onClose}
          />
        ) : (
          <Banner
            title={data.name}
            action={
              <Button small loading={restoring.isLoading} onClick={() => void restorePet({ params: { id } })}>
                {t('people.pets.restore')}
              </Button>
            }
          >
            {t('people.pets.isArchived')}
          </Banner>
        )
      }
    </QueryState>
  )
}

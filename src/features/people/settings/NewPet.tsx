import { useTranslation } from 'react-i18next'
import { useUnits } from '#shared/api/use-units.ts'
import { useAddPetMutation } from './api.ts'
import { PetForm } from './PetForm.tsx'
import { newPetValues } from './pet-values.ts'

export function NewPet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('workspace')
  const units = useUnits()
  const [addPet] = useAddPetMutation()
  return (
    <PetForm
      key={units}
      title={t('people.pets.addTitle')}
      schema={() => import('#contract/people/schemas.ts').then((module) => module.newPet)}
      initial={newPetValues}
      units={units}
      save={(body) => addPet({ body }).unwrap()}
      onClose={onClose}
    />
  )
}

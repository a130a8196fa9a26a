import { useTranslation } from 'react-i18next'
import { useAddPetMutation } from './api.ts'
import { PetForm } from './PetForm.tsx'
import { newPetValues } from './pet-values.ts'

export function NewPet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('workspace')
  const [addPet] = useAddPetMutation()
  return (
    <PetForm
      title={t('people.pets.addTitle')}
      schema={() => import('#contract/people/schemas.ts').then((module) => module.newPet)}
      initial={newPetValues}
      save={(body) => addPet({ body }).unwrap()}
      onClose={onClose}
    />
  )
}

import { useTranslation } from 'react-i18next'
import type { Pet } from '#contract/people/schemas.ts'
import { SpeciesIcon } from '#shared/ui/icons/species-icons.tsx'
import { Avatar } from '#shared/ui/people/Avatar.tsx'
import { PictureField } from '#shared/ui/upload/PictureField.tsx'
import { useChoosePetPictureMutation } from './api.ts'
import { usePetPicture } from './use-pet-picture.ts'
import { usePicture } from './use-picture.ts'

/** A pet's picture. */
export function PetPicture({ pet: { id, name, species, picture } }: { pet: Pet }) {
  const { t } = useTranslation('workspace')
  const [choosePetPicture] = useChoosePetPictureMutation()
  const field = usePicture({
    purpose: 'petPicture',
    current: picture,
    choose: (file) => choosePetPicture({ params: { id }, body: { file } }).unwrap(),
  })
  return (
    <PictureField {...field} label={t('people.picture.pet', { name })} hint={t('people.picture.petHint')}>
      <Avatar name={name} pet src={usePetPicture(picture)} size={88} icon={<SpeciesIcon species={species} size={44} />} />
    </PictureField>
  )
}

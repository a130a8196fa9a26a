import { useTranslation } from 'react-i18next'
import { Avatar } from '#shared/ui/people/Avatar.tsx'
import { PictureField } from '#shared/ui/upload/PictureField.tsx'
import { useChoosePictureMutation } from './api.ts'
import { usePicture } from './use-picture.ts'

/** The person's own picture. */
export function OwnPicture({ name, picture }: { name: string; picture: string | null }) {
  const { t } = useTranslation('workspace')
  const [choosePicture] = useChoosePictureMutation()
  const field = usePicture({
    purpose: 'profilePicture',
    current: picture,
    choose: (file) => choosePicture({ body: { file } }).unwrap(),
  })
  return (
    <PictureField {...field} label={t('people.picture.own')} hint={t('people.picture.ownHint')}>
      <Avatar name={name} src={picture} size={88} />
    </PictureField>
  )
}

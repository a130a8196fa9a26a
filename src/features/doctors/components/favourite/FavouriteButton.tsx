import { useTranslation } from 'react-i18next'
import { IconButton } from '#shared/ui/button/IconButton.tsx'
import { HeartIcon } from '#shared/ui/icons/first-view-icons.tsx'
import styles from './FavouriteButton.module.css'
import { useFavourite } from './use-favourite.ts'

interface FavouriteButtonProps {
  doctor: { readonly id: string; readonly name: string }
  /** Beside the usual: after a doctor is none any more. */
  onRemoved?: () => void
}

/** A heart: a patient's favourite or not. Pressing it again takes it back. Nobody else sees one. */
export function FavouriteButton({ doctor: { id, name }, onRemoved }: FavouriteButtonProps) {
  const { t } = useTranslation('site')
  const favourite = useFavourite(id)
  if (!favourite) return null
  const { isFavourite, set } = favourite
  return (
    <IconButton
      className={isFavourite ? styles.chosen : styles.heart}
      label={t(isFavourite ? 'doctors.favourite.remove' : 'doctors.favourite.add', { name })}
      icon={<HeartIcon fill={isFavourite ? 'currentColor' : 'none'} />}
      onClick={() => void set(!isFavourite).then((isDone) => isDone && isFavourite && onRemoved?.())}
    />
  )
}

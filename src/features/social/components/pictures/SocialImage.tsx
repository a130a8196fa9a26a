import { skipToken } from '@reduxjs/toolkit/query'
import { fileAt } from '#contract/files/address.ts'
import type { SocialPicture } from '#contract/social/schemas.ts'
import { useReadPictureQuery } from '#shared/api/files-api.ts'
import { classes } from '#shared/ui/classes.ts'
import { Skeleton } from '#shared/ui/feedback/Skeleton.tsx'
import { PicturePreview } from '#shared/ui/overlay/PicturePreview.tsx'
import { useTranslation } from 'react-i18next'
import styles from './SocialImage.module.css'

interface SocialImageProps {
  picture: SocialPicture
  className?: string
  /** It opens over the whole screen when it is pressed. */
  opens?: boolean
}

/** A picture of a post or an album: asked for as who reads it, for not everybody may see it. */
export function SocialImage({ picture: { address, alternative }, className, opens }: SocialImageProps) {
  const { t } = useTranslation('workspace')
  const file = fileAt(address)
  const { currentData } = useReadPictureQuery(file ? { id: file } : skipToken)
  const src = file ? currentData : address
  if (!src) return <Skeleton height="100%" />
  const image = (
    <img src={src} alt={opens ? '' : alternative} className={classes(styles.image, className)} loading="lazy" decoding="async" />
  )
  return opens ? (
    <PicturePreview src={src} alt={alternative || t('social.pictures.unnamed')}>
      {image}
    </PicturePreview>
  ) : (
    image
  )
}

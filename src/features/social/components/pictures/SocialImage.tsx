import { skipToken } from '@reduxjs/toolkit/query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fileAt } from '#contract/files/address.ts'
import type { ShownPicture, SocialPicture } from '#contract/social/schemas.ts'
import { useReadPictureQuery } from '#shared/api/files-api.ts'
import { classes } from '#shared/ui/classes.ts'
import { Skeleton } from '#shared/ui/feedback/Skeleton.tsx'
import { PicturePreview } from '#shared/ui/overlay/PicturePreview.tsx'
import { firstImpression } from './first-impression.ts'
import styles from './SocialImage.module.css'
import { useWantedSize } from './use-wanted-size.ts'

interface SocialImageProps {
  picture: SocialPicture & Partial<ShownPicture>
  className?: string
  /** It opens over the whole screen when it is pressed. */
  opens?: boolean
}

/**
 * A picture of a post or an album: asked for as who reads it, for not everybody may see it, in the size that its place takes. Until it has
 * come its first impression stands there.
 */
export function SocialImage({ picture: { address, alternative, kept }, className, opens }: SocialImageProps) {
  const { t } = useTranslation('workspace')
  const [isOpened, setOpened] = useState(false)
  const { wanted, measure } = useWantedSize()
  const file = fileAt(address)
  const { currentData: small } = useReadPictureQuery(
    file && wanted !== 'none' ? { id: file, size: wanted === 'whole' ? undefined : wanted } : skipToken,
  )
  const { currentData: whole } = useReadPictureQuery(file && isOpened ? { id: file } : skipToken)
  const src = file ? small : address
  const impression = kept ? firstImpression(kept.thumbhash) : undefined
  const image = src ? (
    <img src={src} alt={opens ? '' : alternative} className={classes(styles.image, className)} loading="lazy" decoding="async" />
  ) : impression ? (
    <img src={impression} alt={opens ? '' : alternative} className={classes(styles.image, className)} />
  ) : (
    <Skeleton height="100%" />
  )
  return (
    <span ref={measure} className={styles.place}>
      {opens && src ? (
        <PicturePreview src={whole ?? src} alt={alternative || t('social.pictures.unnamed')} onOpen={() => setOpened(true)}>
          {image}
        </PicturePreview>
      ) : (
        image
      )}
    </span>
  )
}

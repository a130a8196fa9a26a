import { skipToken } from '@reduxjs/toolkit/query'
import { useTranslation } from 'react-i18next'
import { fileAt } from '#contract/files/address.ts'
import type { SocialPicture } from '#contract/social/schemas.ts'
import { useReadPictureQuery } from '#shared/api/files-api.ts'
import { Skeleton } from '#shared/ui/feedback/Skeleton.tsx'
import styles from './moderation.module.css'

/** A picture as it was reported: administrators may read it for as long as the case is kept. */
export function CasePicture({ picture: { address, alternative } }: { picture: SocialPicture }) {
  const { t } = useTranslation('workspace')
  const file = fileAt(address)
  const { currentData } = useReadPictureQuery(file ? { id: file } : skipToken)
  const src = file ? currentData : address
  return src ? (
    <img src={src} alt={alternative || t('moderation.picture')} className={styles.picture} />
  ) : (
    <Skeleton height="10rem" />
  )
}

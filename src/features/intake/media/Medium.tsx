import { useTranslation } from 'react-i18next'
import { fileAt } from '#contract/files/address.ts'
import type { IntakeMedium } from '#contract/intake/schemas.ts'
import { isVideo } from '#contract/kernel/file-types.ts'
import { useReadPictureQuery } from '#shared/api/files-api.ts'
import { formatNumber } from '#shared/lib/format-number.ts'
import { Skeleton } from '#shared/ui/feedback/Skeleton.tsx'
import { PicturePreview } from '#shared/ui/overlay/PicturePreview.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { FileVideo } from './FileVideo.tsx'
import styles from './media.module.css'

interface MediumProps {
  medium: IntakeMedium
  /** Its place, by which it is called where nobody said what it shows. */
  number: number
}

/** A photo that opens large, or a video that plays. */
export function Medium({ medium: { type, address, description }, number }: MediumProps) {
  const { t, i18n } = useTranslation('workspace')
  const id = fileAt(address)
  const name =
    description || t(isVideo(type) ? 'intake.media.video' : 'intake.media.photo', { number: formatNumber(number, i18n.language) })
  if (!id) return null
  return isVideo(type) ? <FileVideo key={id} id={id} name={name} /> : <Photo id={id} name={name} />
}

function Photo({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation('workspace')
  const { currentData: src, isError } = useReadPictureQuery({ id })
  if (isError) return <Text quiet>{t('intake.media.faults.shown')}</Text>
  if (!src) return <Skeleton height="9.75rem" />
  return (
    <PicturePreview src={src} alt={name}>
      <img className={styles.frame} src={src} alt="" />
    </PicturePreview>
  )
}

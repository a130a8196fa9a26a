import { useTranslation } from 'react-i18next'
import { faultOf } from '#shared/patterns/states/fault.ts'
import { formatBytes, formatNumber } from '#shared/lib/format-number.ts'
import { mostMedia, mostPhotoBytes } from '#contract/intake/media.ts'

/** In words why a photo or a video did not come; nothing where trying again may help. */
export function useMediaFaults(): (fault: unknown) => string | undefined {
  const { t, i18n } = useTranslation('workspace')
  return (fault) => {
    const { kind, refused } = faultOf(fault)
    if (kind === 'offline') return t('intake.media.faults.network')
    switch (refused?.code) {
      case 'too_many_media':
        return t('intake.media.full', { most: formatNumber(mostMedia, i18n.language) })
      case 'too_many_files':
        return t('intake.media.faults.account')
      case 'appointment_state':
        return t('intake.closed')
      case 'part_differs':
        return t('intake.media.faults.differs')
      case 'body_too_large':
        return t('intake.media.faults.large', { most: formatBytes(mostPhotoBytes, i18n.language) })
    }
    const about = refused?.errors.find(({ field }) => field === 'file')?.code
    if (about === 'file_type') return t('parts.upload.refused.type')
    return about && t('intake.media.faults.unreadable')
  }
}

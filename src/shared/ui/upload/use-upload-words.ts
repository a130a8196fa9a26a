import { useTranslation } from 'react-i18next'
import { formatBytes, formatShare } from '#shared/lib/format-number.ts'
import type { Upload } from './uploads.ts'
import { UnreadablePicture } from './shrink-picture.ts'

/** What is said of a file on its way. */
export function useUploadWords(mostBytes: number, reasonOf?: (fault: unknown) => string | undefined) {
  const { t, i18n } = useTranslation('workspace')
  const faultOf = (fault: unknown) =>
    fault instanceof UnreadablePicture ? t('parts.upload.unreadable') : (reasonOf?.(fault) ?? t('parts.upload.failed'))
  const stateOf = ({ state, refused, fault, progress, isHeld }: Upload<unknown>): string => {
    if (state === 'refused')
      return t(`parts.upload.refused.${refused ?? 'type'}`, { most: formatBytes(mostBytes, i18n.language) })
    if (state === 'failed') return faultOf(fault)
    if (isHeld) return t('parts.upload.held', { share: formatShare(progress, i18n.language) })
    if (state === 'paused') return t('parts.upload.paused', { share: formatShare(progress, i18n.language) })
    if (state === 'sending') return t('parts.upload.sending', { share: formatShare(progress, i18n.language) })
    return t(state === 'done' ? 'parts.upload.done' : 'parts.upload.waiting')
  }
  return { stateOf, faultOf }
}

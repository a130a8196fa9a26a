import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#shared/ui/button/IconButton.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { CloseIcon } from '#shared/ui/icons/first-view-icons.tsx'
import styles from './BulkBar.module.css'
import type { BulkResult } from './useBulk.ts'

interface BulkResultBannerProps {
  result: BulkResult
  /** How the row is called; nothing when it is not in the list any more. */
  nameOf: (key: string) => ReactNode
  onDismiss: () => void
}

/** What came of an action over several rows, row by row where it did not work. */
export function BulkResultBanner({ result, nameOf, onDismiss }: BulkResultBannerProps) {
  const { t } = useTranslation('workspace')
  if (result.status === 'idle' || result.status === 'running') return null
  // What had the focus may have gone with the selection.
  const dismiss = (
    <IconButton autoFocus label={t('ui.close', { ns: 'site' })} icon={<CloseIcon size={18} />} onClick={onDismiss} />
  )
  if (result.status === 'failed') {
    const why = result.isOffline ? t('list.bulk.offline') : (result.detail ?? t('list.bulk.failedText'))
    return (
      <Banner className={styles.result} tone="error" live title={t('list.bulk.failed')} action={dismiss}>
        {why}
      </Banner>
    )
  }
  const { done, refused } = result
  const isWhole = refused.length === 0
  return (
    <Banner
      className={styles.result}
      live
      tone={isWhole ? 'success' : 'warning'}
      title={t('list.bulk.done', { count: done })}
      action={dismiss}
    >
      {!isWhole && (
        <>
          {t('list.bulk.refused', { count: refused.length })}
          <ul className={styles.refused}>
            {refused.map(({ key, refused: why }) => (
              <li key={key}>
                {nameOf(key)} {why}
              </li>
            ))}
          </ul>
        </>
      )}
    </Banner>
  )
}

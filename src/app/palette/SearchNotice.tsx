import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '#shared/ui/layout/layout.tsx'
import { Button } from '#shared/ui/button/Button.tsx'
import { SkeletonText } from '#shared/ui/feedback/Skeleton.tsx'
import type { usePalette } from './use-palette.ts'
import styles from './Palette.module.css'

/** Below the list: what becomes of the search; how many there are is said aloud. */
export function SearchNotice({
  palette,
}: {
  palette: Pick<ReturnType<typeof usePalette>, 'state' | 'items' | 'retry' | 'typed' | 'meant'>
}) {
  const { t } = useTranslation('workspace')
  const { state, items, retry, typed, meant } = palette
  const nothing = typed.trim() !== '' && state !== 'searching' && items.length === 0
  const count = state === 'searching' ? t('app.palette.searching') : t('app.palette.count', { count: items.length })
  return (
    <>
      <VisuallyHidden>
        <span role="status">{typed.trim() === '' || nothing ? '' : count}</span>
      </VisuallyHidden>
      {state === 'searching' && (
        <div className={styles.notice} aria-hidden="true">
          <SkeletonText lines={2} />
        </div>
      )}
      <div className={styles.said} role="status">
        {meant !== undefined && !nothing && <p>{t('app.palette.meant', { words: meant })}</p>}
        {nothing && state !== 'failed' && state !== 'offline' && <p>{t('app.palette.nothing')}</p>}
        {state === 'offline' && <p>{t('app.palette.offline')}</p>}
        {state === 'failed' && (
          <>
            <p>{t('app.palette.failed')}</p>
            <Button small onClick={retry}>
              {t('app.palette.retry')}
            </Button>
          </>
        )}
      </div>
    </>
  )
}

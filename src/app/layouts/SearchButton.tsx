import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchIcon } from '#shared/ui/icons/first-view-icons.tsx'
import { requestPalette } from '../shortcuts/requests.ts'
import { Keys } from '../shortcuts/Keys.tsx'
import styles from './WorkspaceLayout.module.css'

/** Opens the command palette: a field to look at on a desk, an icon on a phone. Where one is makes no difference to it. */
export const SearchButton = memo(function SearchButton() {
  const { t } = useTranslation('site')
  return (
    <button
      type="button"
      className={styles.search}
      aria-label={t('app.frame.search')}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={requestPalette}
    >
      <SearchIcon />
      <span className={styles.searchWords}>{t('app.frame.search')}</span>
      <span className={styles.searchWords} aria-hidden="true">
        <Keys keys={['mod+k']} />
      </span>
    </button>
  )
})

import { useTranslation } from 'react-i18next'
import styles from './frame.module.css'

export const contentId = 'content'

/** The first thing a keyboard meets: past the menus to what the page is about. */
export function SkipLink() {
  const { t } = useTranslation('site')
  return (
    <a
      className={styles.skip}
      href={`#${contentId}`}
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(contentId)?.focus()
      }}
    >
      {t('app.frame.skip')}
    </a>
  )
}

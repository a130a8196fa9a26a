import { useTranslation } from 'react-i18next'
import { Button } from '../button/Button.tsx'
import styles from './Bar.module.css'

/** Offers to load a newer version; never does so by itself, for somebody may be writing. */
export function NewVersionPrompt({ onReload, onLater }: { onReload: () => void; onLater: () => void }) {
  const { t } = useTranslation('site')
  return (
    <div role="status" className={styles.bar}>
      <span className={styles.words}>{t('ui.newVersion')}</span>
      <span className={styles.words}>
        <Button small onClick={onReload}>
          {t('ui.reload')}
        </Button>
        <Button small onClick={onLater}>
          {t('ui.later')}
        </Button>
      </span>
    </div>
  )
}

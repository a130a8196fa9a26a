import { useTranslation } from 'react-i18next'
import styles from './ProgressLine.module.css'

/** The global loading indicator: on while anything is in flight. */
export function ProgressLine({ active }: { active: boolean }) {
  const { t } = useTranslation('site')
  return active ? <div className={styles.line} role="progressbar" aria-label={t('ui.loading')} /> : null
}

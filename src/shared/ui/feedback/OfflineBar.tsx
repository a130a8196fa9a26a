import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { OfflineIcon } from '../icons/status-icons.tsx'
import styles from './Bar.module.css'

function subscribe(changed: () => void) {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/** Whether the browser believes to be connected; on a server, yes. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
}

/** Above the page while there is no connection. The live region stays, so that its words are read when they come. */
export function OfflineBar() {
  const { t } = useTranslation('site')
  const online = useOnline()
  return (
    <div role="status">
      {!online && (
        <div className={styles.bar}>
          <span className={styles.words}>
            <OfflineIcon size={18} />
            {t('ui.offline')}
          </span>
        </div>
      )}
    </div>
  )
}

import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './ShortcutList.module.css'

const isApple = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '')

/** Keys as they are printed on the keyboard, one after another in the reading direction; those pressed together as everywhere. */
export function Keys({ keys }: { keys: readonly string[] }) {
  const { t } = useTranslation('workspace')
  const printed = (key: string) => {
    if (key === 'mod') return isApple ? '⌘' : t('app.shortcuts.keys.control')
    return key === 'Escape' ? t('app.shortcuts.keys.escape') : key.length === 1 && /[a-z]/.test(key) ? key.toUpperCase() : key
  }
  return (
    <span className={styles.keys}>
      {keys.map((key, at) => (
        <Fragment key={key}>
          {at > 0 && <span className={styles.then}>{t('app.shortcuts.then')}</span>}
          <span className={styles.keys} dir="ltr">
            {key.split('+').map((part) => (
              <kbd key={part} className={styles.key}>
                {printed(part)}
              </kbd>
            ))}
          </span>
        </Fragment>
      ))}
    </span>
  )
}

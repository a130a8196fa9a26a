import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { Text } from '#shared/ui/text/Text.tsx'
import styles from './AccountFrame.module.css'

/** What a person accepts by registering; read in a tab of its own, so that nothing entered is lost. */
export function Terms() {
  const { t } = useTranslation('site')
  return (
    <div>
      <Text quiet size="s">
        {t('account.register.accept')}
      </Text>
      <ul className={styles.links}>
        <li className={styles.inline}>
          <Link to={paths.termCondition.link()} target="_blank">
            {t('account.register.terms')}
          </Link>
        </li>
        <li className={styles.inline}>
          <Link to={paths.privacy.link()} target="_blank">
            {t('account.register.privacy')}
          </Link>
        </li>
      </ul>
    </div>
  )
}

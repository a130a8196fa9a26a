import { useTranslation } from 'react-i18next'
import { routeText } from '#shared/i18n/route-text.ts'
import { useCurrentRoute } from './current-route.ts'
import styles from './NotBuilt.module.css'

/** The honest page of a route whose screen is not built yet. */
export default function NotBuilt() {
  const { t } = useTranslation('site')
  const route = useCurrentRoute()
  if (!route) return null
  return (
    <section className={styles.page}>
      <h1>{routeText(route.words, 'title', t)}</h1>
      <p>{t('app.notBuilt.text')}</p>
      <p className={styles.about}>{routeText(route.words, 'about', t)}</p>
    </section>
  )
}

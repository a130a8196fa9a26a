import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { Mark } from '#shared/ui/brand/Mark.tsx'
import { Wordmark } from '#shared/ui/brand/Wordmark.tsx'
import { LanguageMenu, ThemeMenu } from './PreferenceMenu.tsx'
import { contentId, SkipLink } from './SkipLink.tsx'
import styles from './PublicLayout.module.css'

/** The frame of a payment: nothing that leads elsewhere but the mark. */
export default function BareLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation('site')
  return (
    <div className={styles.frame} data-workspace="patient">
      <SkipLink />
      <header className={styles.header}>
        <div className={styles.bar}>
          <Link to={paths.home.link()} className={styles.brand}>
            <Wordmark />
          </Link>
          <Link to={paths.home.link()} className={styles.brandSmall}>
            <Mark label={t('app.brand')} />
          </Link>
          <div className={styles.preferences}>
            <LanguageMenu />
            <ThemeMenu />
          </div>
        </div>
      </header>
      <main id={contentId} className={styles.content} tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}

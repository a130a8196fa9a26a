import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { Link, NavLink } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { routeText } from '#shared/i18n/route-text.ts'
import { selectUserType } from '#shared/session/login.ts'
import { IconButton } from '#shared/ui/button/IconButton.tsx'
import { Mark } from '#shared/ui/brand/Mark.tsx'
import { Wordmark } from '#shared/ui/brand/Wordmark.tsx'
import { MenuIcon, SearchIcon } from '#shared/ui/icons/first-view-icons.tsx'
import { Menu } from '#shared/ui/navigation/Menu.tsx'
import { requestPalette } from '../shortcuts/requests.ts'
import { menuOf } from '../workspaces/all-routes.ts'
import { CartLink } from './CartLink.tsx'
import { PersonMenu } from './PersonMenu.tsx'
import { LanguageMenu, ThemeMenu } from './PreferenceMenu.tsx'
import { PublicFooter } from './PublicFooter.tsx'
import { SignInMenu } from './SignInMenu.tsx'
import { contentId, SkipLink } from './SkipLink.tsx'
import styles from './PublicLayout.module.css'

/** The frame of the public site: what it offers, the way in, language and appearance. */
export default function PublicLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation('site')
  const userType = useSelector(selectUserType)
  const links = menuOf('public').map(({ path, words }) => (
    <NavLink key={path.pattern} to={`/${path.pattern}`}>
      {routeText(words, 'title', t)}
    </NavLink>
  ))
  return (
    <div className={styles.frame} data-workspace="patient">
      <SkipLink />
      <header className={styles.header}>
        <div className={styles.bar}>
          <div className={styles.narrow}>
            <Menu trigger={<MenuIcon />} label={t('app.frame.openMenu')} align="start">
              {links}
              <button type="button" onClick={requestPalette}>
                <SearchIcon />
                {t('app.frame.search')}
              </button>
            </Menu>
          </div>
          <Link to={paths.home.link()} className={styles.brand}>
            <Wordmark />
          </Link>
          <Link to={paths.home.link()} className={styles.brandSmall}>
            <Mark label={t('app.brand')} />
          </Link>
          <nav className={styles.links} aria-label={t('app.frame.mainMenu')}>
            {links}
          </nav>
          <div className={styles.tools}>
            <IconButton label={t('app.frame.search')} icon={<SearchIcon />} className={styles.search} onClick={requestPalette} />
            <CartLink />
            <LanguageMenu />
            <ThemeMenu />
            {userType === undefined ? <SignInMenu /> : <PersonMenu userType={userType} />}
          </div>
        </div>
      </header>
      <main id={contentId} className={styles.content} tabIndex={-1}>
        {children}
      </main>
      <PublicFooter />
    </div>
  )
}

import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector, useStore } from 'react-redux'
import { Link } from 'react-router-dom'
import { Advertisement, useSidebarAdvertisement } from '#features/advertisements/index.ts'
import { NoticesBell } from '#features/notices/index.ts'
import { roleOf } from '#contract/kernel/roles.ts'
import { selectRights } from '#shared/api/me.ts'
import { paths } from '#shared/paths.ts'
import { useCurrentRoute } from '#shared/routing/current-route.ts'
import { selectActing, selectUserType } from '#shared/session/login.ts'
import { Wordmark } from '#shared/ui/brand/Wordmark.tsx'
import { Mark } from '#shared/ui/brand/Mark.tsx'
import { isWaiting, waitingOrJustWas } from '../start/is-waiting.ts'
import { behindMenuOf, menuOf } from '../workspaces/all-routes.ts'
import { BottomBar } from './BottomBar.tsx'
import { heavyParts } from './heavy-parts.ts'
import { preloadScreens } from './preload-screens.ts'
import { frameAround } from './frame.ts'
import { SearchButton } from './SearchButton.tsx'
import { PersonMenu } from './PersonMenu.tsx'
import { CartLink } from './CartLink.tsx'
import { LanguageMenu, ThemeMenu } from './PreferenceMenu.tsx'
import { SideMenu } from './SideMenu.tsx'
import { contentId, SkipLink } from './SkipLink.tsx'
import { useMenuCounts } from './use-menu-counts.ts'
import { useNarrowMenu } from './use-narrow-menu.ts'
import styles from './WorkspaceLayout.module.css'

/** By itself, for most days nobody is called. */
const LiveCallBar = lazy(() => import('#features/meeting/live/index.ts').then((module) => ({ default: module.LiveCallBar })))

/** The frame of every workspace: its menu comes from the routes, its accent from the workspace. */
export default function WorkspaceLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation('workspace')
  const userType = useSelector(selectUserType)
  const rights = useSelector(selectRights)
  const isSeen = useSelector(selectActing) !== undefined
  const route = useCurrentRoute()
  const [isNarrow, toggle] = useNarrowMenu()
  const countOf = useMenuCounts()
  const store = useStore<object>()
  const hasAdvertisement = useSidebarAdvertisement()
  const workspace = frameAround(route, userType)
  useEffect(() => {
    if (workspace !== 'public')
      return preloadScreens(
        [...menuOf(workspace, userType, rights), ...behindMenuOf(workspace)],
        userType,
        heavyParts,
        waitingOrJustWas(() => isWaiting(store.getState())),
      )
  }, [workspace, userType, rights, store])
  if (workspace === 'public') return null
  const menu = menuOf(workspace, userType, rights)
  const role = userType === undefined ? undefined : roleOf(userType)
  const mayBeCalled = !isSeen && (role === 'patient' || role === 'doctor')

  return (
    <div className={styles.frame} data-workspace={workspace} data-narrow={isNarrow || undefined}>
      <SkipLink />
      <div className={styles.side}>
        <Link to={paths.home.link()} className={styles.brand}>
          {isNarrow ? <Mark label={t('app.brand', { ns: 'site' })} /> : <Wordmark />}
        </Link>
        <SideMenu countOf={countOf} routes={menu} isNarrow={isNarrow} onToggle={toggle} />
        {hasAdvertisement && !isNarrow && (
          <div className={styles.advertisement}>
            <Advertisement placement="sidebar" />
          </div>
        )}
      </div>
      <header className={styles.top}>
        <Link to={paths.home.link()} className={styles.brandSmall}>
          <Mark label={t('app.brand', { ns: 'site' })} />
        </Link>
        <span className={styles.workspace}>{t(`app.workspaces.${workspace}`)}</span>
        <div className={styles.tools}>
          <SearchButton />
          {role === 'patient' && <CartLink className={styles.cart} />}
          {userType !== undefined && <NoticesBell />}
          <LanguageMenu />
          <ThemeMenu />
          {userType !== undefined && <PersonMenu userType={userType} />}
        </div>
      </header>
      <main id={contentId} className={styles.content} tabIndex={-1}>
        {mayBeCalled && (
          <Suspense>
            <LiveCallBar />
          </Suspense>
        )}
        {children}
      </main>
      <BottomBar countOf={countOf} routes={menu} />
    </div>
  )
}

import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#shared/ui/button/IconButton.tsx'
import { ChevronEndIcon, ChevronStartIcon } from '#shared/ui/icons/arrow-icons.tsx'
import { useCurrentRoute } from '#shared/routing/current-route.ts'
import type { PlacedRoute } from '#shared/routing/route.ts'
import { MenuLink } from './MenuLink.tsx'
import { useFollow } from './use-follow.ts'
import type { MenuCounts } from './use-menu-counts.ts'
import { useMenuStandings } from './use-menu-standings.ts'
import styles from './WorkspaceLayout.module.css'

interface SideMenuProps {
  routes: readonly PlacedRoute[]
  isNarrow: boolean
  onToggle: () => void
  countOf?: MenuCounts
}

/** The workspace's menu at the start side: icons and words, or icons alone. A long one shows where the reader is. */
export function SideMenu({ routes, isNarrow, onToggle, countOf }: SideMenuProps) {
  const { t } = useTranslation('site')
  const shown = useCurrentRoute()
  const standingOf = useMenuStandings(routes)
  const follow = useFollow()
  const menu = useRef<HTMLElement>(null)
  useEffect(() => {
    menu.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [shown])
  return (
    <>
      <nav ref={menu} className={styles.menu} aria-label={t('app.frame.mainMenu')}>
        {routes.map((route) => (
          <MenuLink
            key={route.path.pattern}
            route={route}
            standing={standingOf(route)}
            isNarrow={isNarrow}
            count={countOf?.(route)}
            onClick={follow}
          />
        ))}
      </nav>
      <IconButton
        label={isNarrow ? t('app.frame.expand') : t('app.frame.collapse')}
        icon={isNarrow ? <ChevronEndIcon /> : <ChevronStartIcon />}
        className={styles.toggle}
        onClick={onToggle}
      />
    </>
  )
}
